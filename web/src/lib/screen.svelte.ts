// The layout of the table screen by the size of the window.
//
// vast    a very wide screen: hand and own board grow with the map, log and score stand side by side
// wide    a desktop: everything at once
// middle  a small desktop or a tablet lying down: Kansas City, market and objectives share tabs with log and chat
// tall    a tablet upright: one panel at a time above the own board
// narrow  a phone upright: one panel at a time
// flat    a phone lying down: one panel at a time, the decision beside it
export type Layout = 'vast' | 'wide' | 'middle' | 'tall' | 'narrow' | 'flat';

export function layoutFor(width: number, height: number): Layout {
  if (height < 500 && width > height) return 'flat';
  if (width < 700) return 'narrow';
  if (width < 960) return 'tall';
  if (width >= 1800 && height >= 900) return 'vast';
  return width >= 1240 && height >= 600 ? 'wide' : 'middle';
}

/** True if the layout shows one panel at a time. */
export const isHandheld = (layout: Layout): boolean => layout === 'tall' || layout === 'narrow' || layout === 'flat';

class Screen {
  layout = $state<Layout>('wide');
  /** True if the window is too low to show the list of players above the log. */
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
