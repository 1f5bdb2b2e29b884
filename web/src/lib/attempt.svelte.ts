// A request of a form or a dialog: true while it runs, then the sentence about its failure.

export class Attempt {
  busy = $state(false);
  /** Why the last request failed; '' if it did not. */
  problem = $state('');

  /**
   * `textOf` puts an error into words; it throws errors that it does not know. `onBusy` is told when a request begins
   * and ends.
   */
  constructor(
    private readonly textOf: (error: unknown) => string,
    private readonly onBusy: (busy: boolean) => void = () => {},
  ) {}

  private setBusy(busy: boolean): void {
    this.busy = busy;
    this.onBusy(busy);
  }
  /** Runs a request; returns true if it succeeded. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    this.setBusy(true);
    this.problem = '';
    try {
      await request();
      return true;
    } catch (error) {
      this.problem = this.textOf(error);
      return false;
    } finally {
      this.setBusy(false);
    }
  }
}
