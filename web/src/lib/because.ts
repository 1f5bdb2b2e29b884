// Why a move is advised, in sentences: what the server gives as reasons, in the reader's language.
import { inSentence } from './i18n/format';
import { i18n, t } from './i18n/i18n.svelte';
import type { GameTexts } from './texts';
import type { HintReason } from './types';
import { prospectText } from './words';

/** Who is sure in so many of the games imagined needs no "probably". */
const sure = 0.95;

/** A move as one of the choices; null if it is none. */
export type ChoiceText = (move: string) => string | null;

function prospect(reason: HintReason, texts: GameTexts): Record<string, unknown> | null {
  const what = reason.event && prospectText(reason.event, texts);
  return what ? { what, when: reason.when, likely: (reason.chance ?? 0) < sure } : null;
}

function points(reason: HintReason): Record<string, unknown> {
  const figure = new Intl.NumberFormat(i18n.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return { category: inSentence(t(`category.${reason.category}`), i18n.lang), gain: figure.format(reason.gain ?? 0) };
}

/** Nothing for a reason that this page has no words for. */
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

/** To the one who has to decide, the weightiest first. */
export function becauseSentences(reasons: readonly HintReason[], texts: GameTexts, choice: ChoiceText): string[] {
  const out: string[] = [];
  for (const reason of reasons) {
    const said = sentence(reason, out.length === 0, texts, choice);
    if (said) out.push(said);
  }
  return out;
}

/** Looking back, whoever it was: what the better move would have led to. */
export function allowedSentences(reasons: readonly HintReason[], texts: GameTexts): string[] {
  return reasons.flatMap((reason) => {
    if (reason.key === 'category') return (reason.gain ?? 0) > 0 ? t('because.promised', points(reason)) : [];
    const about = reason.key === 'leads_to' ? prospect(reason, texts) : null;
    return about ? t('because.allowed', about) : [];
  });
}

