// The screens of the page, each fetched when somebody goes there.
export const screens = {
  lobby: () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  solo: () => import('./Solo.svelte'),
  daily: () => import('./Daily.svelte'),
  record: () => import('./RecordBook.svelte'),
  book: () => import('./HandbookScreen.svelte'),
  analysis: () => import('../analysis/AnalysisScreen.svelte'),
  table: () => import('./TablePage.svelte'),
};
