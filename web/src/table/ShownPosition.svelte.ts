// The position on the screen as boards and choices see it: the present, a move being played back, or a past position.
import type { BoardModule, BoardUi, Mark, SeatMark } from '../lib/board';
import type { Frame } from '../lib/playback';
import type { GameTexts } from '../lib/texts';
import type { Choice, Json, View } from '../lib/types';
import { boardUi } from './boardUi';
import type { ChoiceControl, Playable } from './playable';

interface Sources {
  readonly table: {
    readonly me: number | null;
    readonly now: View | null;
    readonly thinkingSeat: number | null;
    readonly isLocked: boolean;
  };
  readonly game: { readonly board: BoardModule | null; readonly texts: GameTexts | null; readonly components: Json };
  readonly people: { seatMark(seat: number): SeatMark };
  readonly playback: { readonly frame: Frame | null };
  readonly history: { readonly viewed: { readonly view: View | null } | null };
  readonly log: { readonly recentElements: ReadonlySet<string>; readonly replayedElements: ReadonlySet<string> };
  readonly choosing: ChoiceControl;
  readonly hint: { readonly bestChoice: Choice | null };
  readonly guide: { readonly advisedChoice: Choice | null; readonly points: ReadonlySet<string> };
  readonly review: { readonly betterChoice: Choice | null };
  readonly inspection: { readonly explainedElement: Element | null };
}

export class ShownPosition implements Playable {
  constructor(private readonly from: Sources) {}

  get now(): View | null {
    return this.from.table.now;
  }
  get view(): View | null {
    const { viewed } = this.from.history;
    if (viewed) return viewed.view ?? this.now;
    return this.live;
  }
  /** The present or the move being played back, even while a past position is viewed. */
  get live(): View | null {
    return this.from.playback.frame?.view ?? this.now;
  }
  /** The seat that is thinking about the shown position; null while another position is shown. */
  get thinkingSeat(): number | null {
    return this.from.playback.frame || this.from.history.viewed ? null : this.from.table.thinkingSeat;
  }
  get board(): BoardModule | null {
    return this.from.game.board;
  }
  get texts(): GameTexts | null {
    return this.from.game.texts;
  }
  get components(): Json {
    return this.from.game.components;
  }
  get me(): number | null {
    return this.from.table.me;
  }
  get isLocked(): boolean {
    return this.from.table.isLocked;
  }
  get choosing(): ChoiceControl {
    return this.from.choosing;
  }
  get explainedElement(): Element | null {
    return this.from.inspection.explainedElement;
  }
  readonly seatMark = (seat: number): SeatMark => this.from.people.seatMark(seat);

  readonly ui: BoardUi = boardUi(this, { events: () => this.from.playback.frame?.events ?? [] });
  /** Board interface for pictures of choices: the present position, without marks and without selectable elements. */
  readonly choiceUi: BoardUi = Object.create(this.ui, {
    view: { get: () => this.now },
    glows: { value: () => false },
    mark: { value: () => null },
  });

  /** The choice advised by a hint or the guide. */
  readonly advisedChoice = $derived.by((): Choice | null => this.from.hint.bestChoice ?? this.from.guide.advisedChoice);
  /** The choice marked on the board: the advised one, or the better one of the reviewed decision. */
  private readonly highlightedChoice = $derived.by((): Choice | null => this.advisedChoice ?? this.from.review.betterChoice);

  mark(el: string): Mark {
    const { choosing, guide, history, log } = this.from;
    if (this.highlightedChoice?.elements?.includes(el) || guide.points.has(el)) return 'hint';
    const { preview } = choosing;
    if (preview) {
      if (preview.elements?.includes(el)) return 'preview';
      if (preview.path?.includes(el)) return 'path';
    }
    if (history.viewed) return log.replayedElements.has(el) ? 'replayed' : null;
    return log.recentElements.has(el) ? 'last' : null;
  }
}
