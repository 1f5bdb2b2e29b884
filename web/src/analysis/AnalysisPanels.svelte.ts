// Which panels of the analysis board are open if not all fit.
import { untrack } from 'svelte';
import type { Area, BoardPanel, BoardUi } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { glowCounts, panelToOpen } from '../lib/panels';
import { isHandheld, screen } from '../lib/screen.svelte';
import type { PanelPlaces } from '../table/playable';
import type { Tab } from '../table/TabStrip.svelte';
import type { AnalysisSession } from './session.svelte';

export class AnalysisPanels implements PanelPlaces {
  /** Id of the open panel in the middle. */
  centreTab = $state('');
  /** Id of the open tab beside the board. */
  sideTab = $state('moves');
  /** Handheld: id of the panel on the screen. */
  slide = $state('');

  constructor(readonly session: AnalysisSession) {
    $effect(() => {
      void this.session.choosing.glowing;
      untrack(() => this.openGlowing());
    });
  }
  readonly layout = $derived(screen.layout);
  readonly handheld = $derived(isHandheld(screen.layout));
  /** True for screens too low to stack choices and moves. */
  readonly low = $derived(!isHandheld(screen.layout) && screen.low);
  private get panels(): BoardPanel[] {
    return this.session.board?.panels ?? [];
  }
  get ui(): BoardUi {
    return this.session.ui;
  }
  titleOf(panel: BoardPanel): string {
    return t(panel.titleKey);
  }
  renderOrderOf(): number {
    return 0;
  }
  byArea(...areas: Area[]): BoardPanel[] {
    return areas.flatMap((area) => this.panels.filter((panel) => panel.area === area));
  }
  private readonly glowing = $derived.by(() => glowCounts(this.session.choosing.glowing, (el) => this.session.board!.panelOf(el)));
  private readonly tabOf = (one: BoardPanel): Tab => ({
    id: one.id,
    title: this.titleOf(one),
    icon: one.icon,
    glows: (this.glowing.get(one.id) ?? 0) > 0,
  });

  /** Panels of the middle; on a `middle` screen also those of the areas around it. */
  readonly centre = $derived.by(() => (this.layout === 'middle' ? this.byArea('trail', 'city', 'market', 'objectives') : this.byArea('trail')));
  readonly centreTabs = $derived.by((): Tab[] => {
    void i18n.lang;
    return this.centre.map(this.tabOf);
  });
  readonly centrePanel = $derived.by(() => this.centre.find((one) => one.id === this.centreTab) ?? this.centre[0]);

  /**
   * True if the objectives share tabs with the moves, because the market needs the whole height; not while a position is
   * set up.
   */
  private readonly objectivesAside = $derived.by(() => this.low && this.layout === 'wide' && !this.session.setup.isOpen);
  readonly right = $derived.by(() => this.byArea(...(this.objectivesAside ? [] : (['objectives'] as const)), 'market'));
  readonly sideTabs = $derived.by((): Tab[] => {
    void i18n.lang;
    return [
      { id: 'moves', title: t('analysis.moves'), icon: 'branch' },
      ...(this.low ? [{ id: 'choices', title: t('area.decision'), icon: 'list', glows: this.session.choosing.choices.length > 0 } as const] : []),
      { id: 'points', title: t('analysis.points'), icon: 'chart' },
      ...(this.objectivesAside ? this.byArea('objectives').map(this.tabOf) : []),
    ];
  });
  readonly sideCurrent = $derived.by(() => this.sideTabs.find((tab) => tab.id === this.sideTab)?.id ?? 'moves');
  readonly slides = $derived.by((): Tab[] => {
    void i18n.lang;
    const own: Tab = { id: 'player', title: t('analysis.own'), icon: 'board', glows: (this.glowing.get('player') ?? 0) + (this.glowing.get('hand') ?? 0) > 0 };
    const trail = this.byArea('trail').map(this.tabOf);
    const others = this.byArea('railroad', 'city', 'market', 'objectives').map(this.tabOf);
    if (this.session.setup.isOpen) return [...trail, own, ...others, { id: 'setup', title: t('analysis.setup'), icon: 'settings' }];
    return [
      ...trail,
      own,
      { id: 'choices', title: t('area.decision'), icon: 'list' },
      { id: 'moves', title: t('analysis.moves'), icon: 'branch' },
      { id: 'search', title: t('analysis.engine'), icon: 'bulb' },
      ...others,
    ];
  });
  readonly current = $derived.by(() => {
    const open = this.slides.find((tab) => tab.id === this.slide)?.id;
    // Starting a setup away from the board shows the setup panel.
    return open ?? (this.session.setup.isOpen && this.slide ? 'setup' : (this.slides[0]?.id ?? ''));
  });

  private openGlowing(): void {
    if (this.handheld) {
      if (!this.panels.some((one) => one.id === this.current)) return;
      const open = panelToOpen(this.glowing, this.current, this.panels.map((one) => one.id));
      if (open) this.slide = open;
      return;
    }
    if (this.centre.length < 2) return;
    const open = panelToOpen(this.glowing, this.centrePanel?.id ?? '', this.centre.map((one) => one.id));
    if (open) this.centreTab = open;
  }
}
