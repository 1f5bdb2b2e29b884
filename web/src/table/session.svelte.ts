// The session of one table on this screen: makes the store, the connections and the controllers, and carries out what
// follows from a message. A controller sees only the few members of the others that its `Sources` name.
import { notePieces, textOf } from '../lib/sentences';
import { i18n } from '../lib/i18n/i18n.svelte';
import type { TableOpening } from '../opening/opening';
import { ChoiceController } from './ChoiceController.svelte';
import type { TableParts } from './context';
import { DeviceController } from './DeviceController.svelte';
import { GuideController } from './GuideController.svelte';
import { HintController } from './HintController.svelte';
import { HistoryController } from './HistoryController.svelte';
import { Inspection } from './Inspection.svelte';
import { LogController } from './LogController.svelte';
import { Notices } from './Notices.svelte';
import { OpenGame } from './OpenGame.svelte';
import { People } from './People.svelte';
import { PlaybackController } from './PlaybackController.svelte';
import type { Reaction } from './reactions';
import { ReplayController } from './ReplayController.svelte';
import { ReviewController } from './ReviewController.svelte';
import { ShownPosition } from './ShownPosition.svelte';
import { TableConnections } from './TableConnections';
import { TableRequests } from './TableRequests';
import { TableStore } from './TableStore.svelte';

export class TableSession implements TableParts {
  readonly table: TableStore;
  readonly connections: TableConnections;
  readonly requests: TableRequests = new TableRequests(this);
  readonly notices: Notices = new Notices();
  readonly inspection: Inspection = new Inspection();
  readonly people: People = new People(this);
  readonly game: OpenGame = new OpenGame(this);
  readonly playback: PlaybackController = new PlaybackController(this);
  readonly log: LogController = new LogController(this);
  readonly history: HistoryController = new HistoryController(this);
  readonly choosing: ChoiceController = new ChoiceController(this);
  readonly guide: GuideController = new GuideController(this);
  readonly hint: HintController = new HintController(this);
  readonly review: ReviewController = new ReviewController(this);
  readonly replay: ReplayController = new ReplayController(this);
  readonly device: DeviceController = new DeviceController(this);
  readonly position: ShownPosition = new ShownPosition(this);
  /** True once the session has ended: later answers are ignored. */
  closed = false;
  /** True once the whole table has been drawn. */
  private isDrawn = false;

  constructor(id: string, keys: readonly string[], opening: TableOpening | null = null) {
    const held = [...new Set(keys)];
    this.table = new TableStore(id, held, (reaction) => this.carryOut(reaction));
    this.connections = new TableConnections(id, held, opening, (key, event) =>
      this.table.dispatch({ type: 'heard', key, time: Date.now(), event }),
    );
  }

  start(): void {
    this.connections.start();
  }
  stop(): void {
    if (this.table.now && !this.closed) this.device.saveRecent();
    this.closed = true;
    this.playback.skip();
    this.replay.stop();
    this.review.close();
    this.connections.stop();
    i18n.use([], null);
    i18n.setPlayers({});
  }

  /** True once the table can be drawn. */
  get isShown(): boolean {
    return this.position.view !== null && this.game.board !== null && this.game.texts !== null;
  }
  /** The part of the store that components see. */
  get status(): TableStore {
    return this.table;
  }
  /** True if a seat of this device has to decide, also while a past position is shown. */
  isReadersTurn = $derived.by((): boolean => {
    const { now, frozen, mySeats } = this.table;
    const decider = now?.over || frozen ? null : (now?.decision?.seat ?? null);
    return decider !== null && !this.playback.playing && mySeats.includes(decider);
  });

  /** Called once the whole table is drawn: fetches the older pages of the log. */
  onDrawn(): void {
    if (this.isDrawn) return;
    this.isDrawn = true;
    void this.log.readToStart();
  }
  onGameOpened(): void {
    this.people.publishNames();
    this.device.onPresentShown();
  }
  onPresentShown(): void {
    if (!this.closed) this.device.onPresentShown();
  }

  private hideShown(): void {
    this.playback.skip();
    this.history.clear();
    this.choosing.chooser = null;
  }

  private carryOut(reaction: Reaction): void {
    switch (reaction.do) {
      case 'hide_shown':
        return this.hideShown();
      case 'close_chooser':
        this.choosing.chooser = null;
        return;
      case 'end_sending':
        this.choosing.sending = false;
        return;
      case 'skip':
        return this.playback.skip();
      case 'play':
        return this.playback.add(reaction.frame);
      case 'show_present':
        return this.device.onPresentShown();
      case 'pass_device':
        return this.device.passOn();
      case 'load_game':
        return void this.game.load(reaction.view);
      case 'read_log':
        if (this.isDrawn || !reaction.whenDrawn) void this.log.readToStart();
        return;
      case 'record_scores':
        return this.history.recordScores(reaction.moves, reaction.view);
      case 'drop_after':
        return this.history.dropAfter(reaction.moves);
      case 'publish_names':
        return this.people.publishNames();
      case 'send_name':
        return this.device.sendName(reaction.key);
      case 'save_recent':
        return this.device.saveRecent();
      case 'forget_seat':
        return this.device.forgetSeat(reaction.key);
      case 'show_note':
        return this.notices.showToast(textOf(notePieces(reaction.note)));
    }
  }
}
