// Why something cannot be chosen, as a sentence: the server's reason (docs/api.md) in the reader's language.
import type { GameTexts } from './texts';
import { familyOf } from './families';
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

/** What a reason is about without naming it: each edition has its own word for it. */
const workers: Record<string, string> = { builders: 'builder', too_large: 'builder', cowboys: 'cowboy' };

/** What a sentence may need besides the reason's own parameters. */
function further({ key, params = {} }: Reason, view: View, texts: GameTexts): Params {
  const out: Params = {};
  if (key in workers) out.worker = workers[key];
  if (view.decision && params.decision !== undefined) out.now = textOf(decisionPieces(view.decision, view, texts));
  if (params.move !== undefined) {
    const choice = view.decision?.choices?.find((one) => one.move === params.move);
    out.what = choice ? textOf(choicePieces(choice, view, texts)) : params.move;
  }
  return out;
}

export function reasonText(reason: Reason, view: View, texts: GameTexts, english = ''): string {
  const key = [`reason.${familyOf(view.game)}.${reason.key}`, `reason.${reason.key}`].find((one) => i18n.has(one));
  // A reason newer than this page.
  if (!key) return english || i18n.t('error.illegal_move');
  const params = { ...reason.params, ...further(reason, view, texts) };
  return i18n.t(key, texts.enrich?.(params, view, {}) ?? params);
}
