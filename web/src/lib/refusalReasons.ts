// Sentences that explain why something cannot be chosen: the server's reason (docs/api.md) in the reader's language.
import type { Params } from './i18n/format';
import { i18n } from './i18n/i18n.svelte';
import type { Reason, View, WhyAnswer } from './types';
import { choicePieces, decisionPieces, textOf } from './sentences';

export type { WhyAnswer };

/** A reason of the server or of the page. */
type PageReason = Pick<Reason, 'key'> & { params?: Params };

/** Message parameters besides those of the reason: the texts of the decision and of the choice that it refers to. */
function further({ params = {} }: PageReason, view: View): Params {
  const out: Params = {};
  if (view.decision && params.decision !== undefined) out.now = textOf(decisionPieces(view.decision));
  if (params.move !== undefined) {
    const choice = view.decision?.choices?.find((one) => one.move === params.move);
    out.what = choice ? textOf(choicePieces(choice, view)) : params.move;
  }
  return out;
}

export function reasonText(reason: PageReason, view: View, english = ''): string {
  const key = `reason.${reason.key}`;
  // The server is newer than this page and knows more reasons.
  if (!i18n.has(key)) return english || i18n.t('error.illegal_move');
  return i18n.t(key, { ...reason.params, ...further(reason, view) });
}
