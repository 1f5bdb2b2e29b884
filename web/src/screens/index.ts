// The screens of the page, each fetched when somebody goes there.
export const screens = {
  lobby: () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  solo: () => import('./Solo.svelte'),
  daily: () => import('./Daily.svelte'),
  record: () => import('./Record.svelte'),
  book: () => import('./BookScreen.svelte'),
  analysis: () => import('../analysis/AnalysisScreen.svelte'),
  table: () => import('./TableDoor.svelte'),
};
