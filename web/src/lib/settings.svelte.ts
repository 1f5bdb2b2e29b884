// The reader's settings, stored on this device.
import type { Lang } from './i18n/format';
import { readersLanguage } from './i18n/language';
import { isSpeed, type ReplaySpeed } from './replay';
import { storageKey, storedSettings } from './storedSettings';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Stored {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  watch: ReplaySpeed;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  tips: boolean;
  name: string;
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  /** The speed of replays, and of moves that a spectator watches. */
  watch = $state<ReplaySpeed>(1);
  sound = $state(true);
  notify = $state(false);
  confirm = $state(true);
  tips = $state(true);
  name = $state('');
  systemDark = $state(false);
  systemStill = $state(false);

  constructor() {
    const saved: Partial<Stored> = storedSettings();
    this.lang = readersLanguage();
    this.theme = saved.theme ?? 'auto';
    this.speed = saved.speed ?? 'normal';
    this.watch = isSpeed(saved.watch) ? saved.watch : 1;
    this.sound = saved.sound ?? true;
    this.notify = saved.notify ?? false;
    this.confirm = saved.confirm ?? true;
    this.tips = saved.tips ?? true;
    this.name = saved.name ?? '';
    if (typeof matchMedia === 'undefined') return;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark);
  }
  get reducedMotion(): boolean {
    return this.systemStill;
  }
  /** Milliseconds of the animation of a piece; 0: no animation. */
  get moveTime(): number {
    if (this.systemStill) return 0;
    return { off: 0, fast: 220, normal: 420, slow: 800 }[this.speed];
  }

  save(): void {
    const all: Stored = {
      lang: this.lang,
      theme: this.theme,
      speed: this.speed,
      watch: this.watch,
      sound: this.sound,
      notify: this.notify,
      confirm: this.confirm,
      tips: this.tips,
      name: this.name,
    };
    try {
      localStorage.setItem(storageKey, JSON.stringify(all));
    } catch {
      // Nothing can be stored here: the settings last until the page is closed.
    }
  }
}

export const settings = new Settings();
