// Which panel shows an element.
const byKind: Record<string, string> = {
  space: 'trail',
  action: 'trail',
  city: 'railroad',
  arrow: 'railroad',
  track: 'railroad',
  station: 'railroad',
  foresight: 'city',
  supply: 'city',
  job: 'city',
  token: 'city',
  market: 'market',
  objective: 'objectives',
  card: 'hand',
  deck: 'hand',
  herd: 'hand',
};

/** The id of the panel that shows the element; what stands on the own board is 'player'. */
export function panelOf(el: string): string {
  return byKind[el.split(':', 1)[0] ?? ''] ?? 'player';
}
