// Short messages to the reader, and the errors of requests.
import { errorText, refusalText } from '../lib/sentences';
import { RequestRejected } from '../lib/tableSocket';

export class Notices {
  toast = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;

  readonly showToast = (text: string): void => {
    this.toast = text;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.toast = null), 6000);
  };
  /** Shows the error of a request; throws any other error. */
  readonly reportError = (error: unknown): void => {
    this.showToast(error instanceof RequestRejected ? refusalText(error.code, error.sentence) : errorText(error));
  };
  /** Sends a request and reports its error; returns true if it succeeded. */
  readonly attempt = async (request: () => Promise<unknown>): Promise<boolean> => {
    try {
      await request();
      return true;
    } catch (error) {
      this.reportError(error);
      return false;
    }
  };
}
