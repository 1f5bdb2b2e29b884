// The screens of the page, each in a chunk of its own that is fetched when it is first opened.
export const screens = {
  lobby: () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  solo: () => import('./Solo.svelte'),
  daily: () => import('./Daily.svelte'),
  recordBook: () => import('./RecordBook.svelte'),
  handbook: () => import('./HandbookScreen.svelte'),
  analysis: () => import('../analysis/AnalysisScreen.svelte'),
  table: () => import('./TablePage.svelte'),
};
