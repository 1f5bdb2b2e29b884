// How much room there is, in the three kinds the table screen knows.
export type Layout = 'wide' | 'middle' | 'narrow';

export function layoutFor(width: number, height: number): Layout {
  if (width < 760) return 'narrow';
  return width >= 1240 && height >= 640 ? 'wide' : 'middle';
}

class Screen {
  layout = $state<Layout>('wide');
  /** Too low for the list of players and the log to stand above each other. */
  low = $state(false);
  constructor() {
    if (typeof window === 'undefined') return;
    const measure = () => {
      this.layout = layoutFor(innerWidth, innerHeight);
      this.low = innerHeight < 820;
    };
    measure();
    addEventListener('resize', measure);
  }
}
export const screen = new Screen();
