// Which panel shows an element.
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
  // Workers and tokens lie beside the hand, and are used at any time: they call up no panel.
  worker: '',
  token: '',
};

/** The id of the panel that shows the element; what stands on the own board is 'player', what is always in view ''. */
export function panelOf(el: string): string {
  if (el.startsWith('action:train')) return 'trains';
  return byKind[el.split(':', 1)[0] ?? ''] ?? 'player';
}
