// The screens of the page, each fetched when somebody goes there.
export const screens = {
  lobby: () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  solo: () => import('./Solo.svelte'),
  record: () => import('./Record.svelte'),
  book: () => import('./BookScreen.svelte'),
  table: () => import('./TableDoor.svelte'),
};
