// Why something cannot be chosen, as a sentence: the server's reason (docs/api.md) in the reader's language.
import type { Params } from './i18n/format';
import { i18n } from './i18n/i18n.svelte';
import type { View } from './types';
import { choicePieces, decisionPieces, textOf } from './words';

export interface Reason {
  key: string;
  params?: Params;
}

/** The answer to the question why. */
export interface Why {
  possible: boolean;
  reason?: Reason;
  /** The same in English. */
  sentence?: string;
}

/** What a sentence may need besides the reason's own parameters: the decision and the choice that it speaks of. */
function further({ params = {} }: Reason, view: View): Params {
  const out: Params = {};
  if (view.decision && params.decision !== undefined) out.now = textOf(decisionPieces(view.decision));
  if (params.move !== undefined) {
    const choice = view.decision?.choices?.find((one) => one.move === params.move);
    out.what = choice ? textOf(choicePieces(choice, view)) : params.move;
  }
  return out;
}

export function reasonText(reason: Reason, view: View, english = ''): string {
  const key = `reason.${reason.key}`;
  // A reason newer than this page.
  if (!i18n.has(key)) return english || i18n.t('error.illegal_move');
  return i18n.t(key, { ...reason.params, ...further(reason, view) });
}
