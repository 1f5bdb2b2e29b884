// Sentences in the reader's language for the reasons that the server gives for a hint or a review.
import { inSentence } from './i18n/format';
import { i18n, t } from './i18n/i18n.svelte';
import type { GameTexts } from './texts';
import type { HintReason } from './types';
import { prospectText } from './sentences';

/** The share of sampled games from which an outcome is stated without "probably". */
const certainChance = 0.95;

/** The text of the choice with this move; null if there is no such choice. */
export type ChoiceText = (move: string) => string | null;

function prospect(reason: HintReason, texts: GameTexts): Record<string, unknown> | null {
  const what = reason.event && prospectText(reason.event, texts);
  return what ? { what, when: reason.when, likely: (reason.chance ?? 0) < certainChance } : null;
}

function points(reason: HintReason): Record<string, unknown> {
  const figure = new Intl.NumberFormat(i18n.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return { category: inSentence(t(`category.${reason.category}`), i18n.lang), gain: figure.format(reason.gain ?? 0) };
}

/** The sentence for one reason; null if the page has no message for it. */
function sentence(reason: HintReason, first: boolean, texts: GameTexts, choice: ChoiceText): string | null {
  const other = reason.other === undefined ? null : choice(reason.other);
  const place = first ? 'first' : 'further';
  switch (reason.key) {
    case 'leads_to': {
      const about = prospect(reason, texts);
      return about && t(first ? 'because.leads_to' : 'because.also', about);
    }
    case 'plan': {
      const about = prospect(reason, texts);
      return about && t('because.plan', about);
    }
    case 'category':
      if ((reason.gain ?? 0) < 0) return t('because.fewer', points(reason));
      return other && t('because.more', { ...points(reason), other, place });
    case 'rather_than': {
      const about = prospect(reason, texts);
      return about && other && t('because.rather_than', { ...about, other });
    }
    case 'close':
      return other && t('because.close', { other });
    default:
      return null;
  }
}

/** Sentences for a hint, addressed to the player who decides; the most important reason comes first. */
export function adviceSentences(reasons: readonly HintReason[], texts: GameTexts, choice: ChoiceText): string[] {
  const out: string[] = [];
  for (const reason of reasons) {
    const text = sentence(reason, out.length === 0, texts, choice);
    if (text) out.push(text);
  }
  return out;
}

/** Sentences for a review, about any seat: the outcomes that the better move would have led to. */
export function missedChanceSentences(reasons: readonly HintReason[], texts: GameTexts): string[] {
  return reasons.flatMap((reason) => {
    if (reason.key === 'category') return (reason.gain ?? 0) > 0 ? t('because.promised', points(reason)) : [];
    const about = reason.key === 'leads_to' ? prospect(reason, texts) : null;
    return about ? t('because.allowed', about) : [];
  });
}

