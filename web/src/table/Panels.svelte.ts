// Which part of the table is open where not all fit: the reader's own choice, and what opens by itself because it holds what
// can be chosen, what the film tells of or what the guide speaks of.
import { untrack } from 'svelte';
import type { Area, BoardPanel } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { glowCounts, panelToOpen } from '../lib/panels';
import { isHandheld, screen } from '../lib/screen.svelte';
import { rank } from './stage.svelte';
import type { Tab } from './TabStrip.svelte';
import type { TableSession } from './session.svelte';

export class Panels {
  /** Of several panels in the middle. */
  centreTab = $state('');
  /** Of the right column. */
  sideTab = $state(screen.layout === 'middle' ? 'players' : 'log');
  /** Handheld: the panel of its own that is on the screen. */
  slideTab = $state('');
  /** Of what is said about the game, which shares one panel on a phone. */
  aroundTab = $state('players');
  /** Nothing opens by itself. */
  pinned = $state(false);
  scroller = $state<HTMLDivElement>();
  private scrollTimer: ReturnType<typeof setTimeout> | null = null;

  /** To be made by a component: it watches as long as that is there. */
  constructor(readonly session: TableSession) {
    this.slideTab = this.board.panels[0]!.id;
    this.watch();
  }

  private get board() {
    return this.session.board!;
  }
  readonly layout = $derived(screen.layout);
  readonly handheld = $derived(isHandheld(screen.layout));
  readonly low = $derived(screen.layout === 'wide' && screen.low);
  /** A board with nothing around its middle. */
  readonly bare = $derived.by(() => this.board.panels.every((panel) => panel.area === 'trail'));

  byArea(...areas: Area[]): BoardPanel[] {
    return areas.flatMap((area) => this.board.panels.filter((panel) => panel.area === area));
  }
  readonly titleOf = (panel: BoardPanel): string => t(panel.titleKey);
  rankOf(one: BoardPanel): number {
    // On a phone the choices are on the board.
    if (this.handheld) return one.id === this.slideTab ? rank.standing : rank.aside;
    return one.area === 'trail' ? rank.centre : rank.panel;
  }

  private readonly glowing = $derived.by(() => glowCounts(this.session.choosing.glowing, (el) => this.board.panelOf(el)));
  // What is to be looked at: what can be chosen or, in the film, what its move concerns.
  private readonly attention = $derived.by(() =>
    this.session.past.lookingBack ? glowCounts(this.session.log.told, (el) => this.board.panelOf(el)) : this.glowing,
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
      { id: 'chat', title: t('area.chat'), icon: 'chat', count: this.session.unreadChat },
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

  // ---- the right column: what has no place of its own shares tabs with log, chat and score ------------

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

  // ---- handheld: everything is a panel of its own; on a phone what is said about the game shares one ---

  readonly slides = $derived.by((): Tab[] => {
    void i18n.lang;
    const panels = this.byArea('trail', 'railroad', 'city', 'market', 'objectives').map(this.tabOf);
    if (this.layout === 'tall') return [...panels, ...this.around];
    const own: Tab = { id: 'player', title: t('area.player'), icon: 'board', glows: (this.glowing.get('player') ?? 0) > 0 };
    return [...panels, own, { id: 'around', title: t('area.around'), icon: 'people', count: this.session.unreadChat }];
  });
  showSlide(id: string, smooth = true): void {
    this.slideTab = id;
    const index = this.slides.findIndex((tab) => tab.id === id);
    const { scroller } = this;
    scroller?.scrollTo({ left: index * scroller.clientWidth, behavior: smooth && !this.session.ui.reducedMotion ? 'smooth' : 'auto' });
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

  // ---- what opens by itself ---------------------------------------------------------------------------

  private watch(): void {
    $effect(() => {
      if (!this.sideTabs.some((tab) => tab.id === this.sideTab)) this.sideTab = this.sideTabs[0]!.id;
    });
    // A turned device has other widths, and perhaps other panels.
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
    // Once for each new set of choices: whoever then looks at another panel stays there.
    $effect(() => {
      void this.attention;
      void this.layout;
      void this.pinned;
      void this.session.guide.panel;
      untrack(() => this.openGlowing());
    });
  }

  /** What the guide of a first game speaks of comes before everything else. */
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
    const { session, attention, glowing } = this;
    if (!this.pinned && this.openGuided(session.guide.panel)) return;
    if (this.handheld) {
      if (this.pinned) return;
      const boards = this.board.panels.map((one) => one.id);
      // Whoever follows the film in the log or on the score sheet stays there.
      if (session.past.lookingBack && !boards.includes(this.slideTab)) return;
      const open = panelToOpen(attention, this.slideTab, session.past.lookingBack ? boards : this.slides.map((tab) => tab.id));
      if (open && !attention.has('hand')) this.showSlide(open);
    } else if (this.squeezed.length > 0) {
      const open = panelToOpen(glowing, this.sideTab, this.sideTabs.filter((tab) => tab.glows).map((tab) => tab.id));
      const elsewhere = [...glowing.keys()].some((id) => !this.sideTabs.some((tab) => tab.id === id));
      if (open && !elsewhere) this.sideTab = open;
    }
  }
}
