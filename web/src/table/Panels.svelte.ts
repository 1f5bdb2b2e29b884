// Which panels of the table are open if not all fit: the reader's choice, and panels that open by themselves because
// they hold a choice, the replayed move or the subject of the guide.
import { untrack, type Snippet } from 'svelte';
import type { Area, BoardModule, BoardPanel, BoardUi } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { glowCounts, panelToOpen } from '../lib/panels';
import { isHandheld, screen } from '../lib/screen.svelte';
import { renderOrder } from './renderQueue.svelte';
import type { Tab } from './TabStrip.svelte';

interface Sources {
  readonly game: { readonly board: BoardModule | null };
  readonly position: { readonly ui: BoardUi };
  readonly choosing: { readonly glowing: ReadonlySet<string> };
  readonly history: { readonly isViewing: boolean };
  readonly log: { readonly replayedElements: ReadonlySet<string>; readonly unread: number };
  readonly guide: { readonly panel: string };
}

/** The parts that each layout places. */
export interface LayoutProps {
  panels: Panels;
  head: Snippet;
  guide: Snippet;
  decision: Snippet;
  onscore: () => void;
}

export class Panels {
  /** Id of the open panel in the middle. */
  centreTab = $state('');
  /** Id of the open tab in the right column. */
  sideTab = $state(screen.layout === 'middle' ? 'players' : 'log');
  /** Handheld: id of the panel on the screen. */
  slideTab = $state('');
  /** Id of the open tab among players, log, chat and score, which share one panel on a phone. */
  aroundTab = $state('players');
  /** True to keep panels from opening by themselves. */
  pinned = $state(false);
  scroller = $state<HTMLDivElement>();
  private scrollTimer: ReturnType<typeof setTimeout> | null = null;

  /** Must be called while a component is initialised: the effects live as long as it does. */
  constructor(private readonly from: Sources) {
    this.slideTab = this.board.panels[0]!.id;
    this.openByItself();
  }

  private get board() {
    return this.from.game.board!;
  }
  get ui(): BoardUi {
    return this.from.position.ui;
  }
  readonly layout = $derived(screen.layout);
  readonly handheld = $derived(isHandheld(screen.layout));
  readonly low = $derived(screen.layout === 'wide' && screen.low);
  /** True for a board whose panels are all in the middle. */
  readonly bare = $derived.by(() => this.board.panels.every((panel) => panel.area === 'trail'));

  byArea(...areas: Area[]): BoardPanel[] {
    return areas.flatMap((area) => this.board.panels.filter((panel) => panel.area === area));
  }
  readonly titleOf = (panel: BoardPanel): string => t(panel.titleKey);
  renderOrderOf(one: BoardPanel): number {
    // On a handheld the panel on the screen renders first: the choices are on it.
    if (this.handheld) return one.id === this.slideTab ? renderOrder.standing : renderOrder.aside;
    return one.area === 'trail' ? renderOrder.centre : renderOrder.panel;
  }

  private readonly glowing = $derived.by(() => glowCounts(this.from.choosing.glowing, (el) => this.board.panelOf(el)));
  // Number of elements to look at, by panel: those with a choice or, in a replay, those the move concerns.
  private readonly attention = $derived.by(() =>
    this.from.history.isViewing ? glowCounts(this.from.log.replayedElements, (el) => this.board.panelOf(el)) : this.glowing,
  );
  private readonly tabOf = (one: BoardPanel): Tab => ({
    id: one.id,
    title: this.titleOf(one),
    icon: one.icon,
    glows: (this.glowing.get(one.id) ?? 0) > 0,
  });
  readonly around = $derived.by((): Tab[] => {
    void i18n.lang;
    return [
      { id: 'players', title: t('area.players'), icon: 'people' },
      { id: 'log', title: t('area.log'), icon: 'list' },
      { id: 'chat', title: t('area.chat'), icon: 'chat', count: this.from.log.unread },
      { id: 'score', title: t('area.score'), icon: 'chart' },
    ];
  });

  // ---- the middle -------------------------------------------------------------------------------------

  readonly centre = $derived.by(() => this.byArea('trail'));
  readonly centreTabs = $derived.by((): Tab[] => {
    void i18n.lang;
    return this.centre.map(this.tabOf);
  });
  readonly centrePanel = $derived.by(() => this.centre.find((one) => one.id === this.centreTab) ?? this.centre[0]);

  // ---- the right column: panels without a place of their own share tabs with log, chat and score ------

  private readonly squeezed = $derived.by((): BoardPanel[] => {
    if (this.layout === 'middle') return this.byArea('city', 'objectives', 'market');
    return this.low ? this.byArea('objectives') : [];
  });
  readonly listsPlayers = $derived.by(() => this.layout === 'vast' || (this.layout === 'wide' && !this.low));
  readonly sideTabs = $derived.by((): Tab[] => {
    void i18n.lang;
    const known = this.around.filter((tab) => (tab.id === 'players' ? !this.listsPlayers : tab.id !== 'score' || this.layout !== 'vast'));
    return [...this.squeezed.map(this.tabOf), ...known];
  });

  // ---- handheld: every part is a panel; on a phone players, log, chat and score share one -------------

  readonly slides = $derived.by((): Tab[] => {
    void i18n.lang;
    const panels = this.byArea('trail', 'railroad', 'city', 'market', 'objectives').map(this.tabOf);
    if (this.layout === 'tall') return [...panels, ...this.around];
    const own: Tab = { id: 'player', title: t('area.player'), icon: 'board', glows: (this.glowing.get('player') ?? 0) > 0 };
    return [...panels, own, { id: 'around', title: t('area.around'), icon: 'people', count: this.from.log.unread }];
  });
  showSlide(id: string, smooth = true): void {
    this.slideTab = id;
    const index = this.slides.findIndex((tab) => tab.id === id);
    const { scroller } = this;
    scroller?.scrollTo({ left: index * scroller.clientWidth, behavior: smooth && !this.ui.reducedMotion ? 'smooth' : 'auto' });
  }
  showPlayers(): void {
    this.aroundTab = 'players';
    this.showSlide(this.layout === 'tall' ? 'players' : 'around');
  }
  scrolled(): void {
    if (this.scrollTimer) clearTimeout(this.scrollTimer);
    this.scrollTimer = setTimeout(() => {
      const { scroller } = this;
      if (!scroller) return;
      const index = Math.round(scroller.scrollLeft / Math.max(1, scroller.clientWidth));
      this.slideTab = this.slides[index]?.id ?? this.slideTab;
    }, 90);
  }

  // ---- panels that open by themselves -----------------------------------------------------------------

  private openByItself(): void {
    $effect(() => {
      if (!this.sideTabs.some((tab) => tab.id === this.sideTab)) this.sideTab = this.sideTabs[0]!.id;
    });
    // Rotating the device changes the width and perhaps the set of panels.
    $effect(() => {
      void this.layout;
      const { scroller } = this;
      if (!scroller) return;
      const resized = new ResizeObserver(() => {
        if (!this.slides.some((tab) => tab.id === this.slideTab)) this.slideTab = this.slides[0]!.id;
        this.showSlide(this.slideTab, false);
      });
      resized.observe(scroller);
      return () => resized.disconnect();
    });
    $effect(() => {
      if (this.handheld || this.centre.length < 2) return;
      const open = panelToOpen(this.attention, untrack(() => this.centrePanel?.id ?? ''), this.centre.map((one) => one.id));
      if (open) this.centreTab = open;
    });
    // Opens a panel once for each new set of choices; the reader may then leave it.
    $effect(() => {
      void this.attention;
      void this.layout;
      void this.pinned;
      void this.from.guide.panel;
      untrack(() => this.openGlowing());
    });
  }

  /** Opens the panel of the guide, which has precedence; returns false if this screen has no such panel. */
  private openGuided(panel: string): boolean {
    if (this.handheld && this.slides.some((tab) => tab.id === panel)) this.showSlide(panel);
    else if (this.handheld && this.around.some((tab) => tab.id === panel)) {
      this.aroundTab = panel;
      this.showSlide('around');
    } else if (this.sideTabs.some((tab) => tab.id === panel)) this.sideTab = panel;
    else return false;
    return true;
  }
  private openGlowing(): void {
    const { attention, glowing } = this;
    const { guide, history } = this.from;
    if (!this.pinned && this.openGuided(guide.panel)) return;
    if (this.handheld) {
      if (this.pinned) return;
      const boards = this.board.panels.map((one) => one.id);
      // A reader who follows the replay in the log or on the score sheet stays there.
      if (history.isViewing && !boards.includes(this.slideTab)) return;
      const open = panelToOpen(attention, this.slideTab, history.isViewing ? boards : this.slides.map((tab) => tab.id));
      if (open && !attention.has('hand')) this.showSlide(open);
    } else if (this.squeezed.length > 0) {
      const open = panelToOpen(glowing, this.sideTab, this.sideTabs.filter((tab) => tab.glows).map((tab) => tab.id));
      const elsewhere = [...glowing.keys()].some((id) => !this.sideTabs.some((tab) => tab.id === id));
      if (open && !elsewhere) this.sideTab = open;
    }
  }
}
