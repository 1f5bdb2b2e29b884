// The drawing and the texts of the table's game, fetched once the game is known.
import { boardFor } from '../boards/registry';
import type { BoardModule } from '../lib/board';
import { backendOf } from '../lib/connection';
import { i18n } from '../lib/i18n/i18n.svelte';
import { loadCatalogues } from '../lib/i18n/catalogues';
import type { Lesson } from '../lib/guide';
import type { GameTexts } from '../lib/texts';
import type { Json, View } from '../lib/types';
import { componentsOf, prefetchGame } from '../opening/game';
import { textsFor } from '../texts/texts';

interface Sources {
  readonly table: { readonly id: string; readonly family: string; readonly now: View | null };
  readonly guide: { open(): Promise<Lesson | null> };
  /** True once the table is left. */
  readonly closed: boolean;
  onGameOpened(): void;
}

export class OpenGame {
  board = $state.raw<BoardModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  components: Json = null;
  /** The game that is loaded or being loaded. */
  private wanted = '';

  constructor(private readonly from: Sources) {}

  /** Loads the game of a position, unless that has begun already. */
  async load(view: View): Promise<void> {
    const { game } = view;
    if (this.wanted === game) return;
    this.wanted = game;
    const { id, family } = this.from.table;
    const backend = backendOf(id);
    prefetchGame(view, family, backend);
    try {
      this.components = await componentsOf(view, backend);
    } catch {
      // The connection has just broken; the next attempt follows in two seconds.
      this.wanted = '';
      setTimeout(() => this.retry(), 2000);
      return;
    }
    const [board, texts, lesson] = await Promise.all([
      boardFor(family, this.components),
      textsFor({ name: game, family }, this.components),
      this.from.guide.open(),
    ]);
    await loadCatalogues();
    if (this.from.closed) return;
    i18n.use([texts.catalogue, board.catalogue, ...(lesson ? [lesson.catalogue] : [])], texts.name ?? null);
    this.texts = texts;
    this.board = board;
    this.from.onGameOpened();
  }
  private retry(): void {
    const view = this.from.table.now;
    if (view && !this.from.closed) void this.load(view);
  }
}
