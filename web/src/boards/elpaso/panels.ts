// Maps elements of the board to the panels that show them.
const byKind: Record<string, string> = {
  space: 'trail',
  action: 'trail',
  post: 'trail',
  simmental: 'trail',
  train: 'trains',
  objective: 'trains',
  bonus: 'trains',
  building: 'buildings',
  hire: 'workers',
  market: 'market',
  card: 'hand',
  deck: 'hand',
  herd: 'hand',
  // Workers and tokens lie beside the hand and can be used at any time: they open no panel.
  worker: '',
  token: '',
};

/** The id of the panel that shows the element; 'player' for the own board, '' if it is always in view. */
export function panelOf(el: string): string {
  if (el.startsWith('action:train')) return 'trains';
  return byKind[el.split(':', 1)[0] ?? ''] ?? 'player';
}
