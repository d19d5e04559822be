import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import { type Language, languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

type Words = TFunction<'organiserDecides'>;

/** What became of a row that could not be decided any more: who decided it and when, or what its author did. */
function meanwhile(t: Words, now: Decidable | undefined, language: Language): string {
  if (now === undefined) return t('meanwhileGone');
  const { state, decided } = now;
  if (state === 'withdrawn') return t('meanwhileWithdrawn');
  if (state !== 'approved' && state !== 'declined') return t('meanwhileChanged');
  const name = decided.name || t('colleague');
  if (decided.atMs === undefined) return t(`meanwhile_${state}`, { name });
  return t(`meanwhileAt_${state}`, { name, time: formatVenueMoment(decided.atMs, 'time', language) });
}

/** The sentence about a row that another person has decided, changed or removed. */
export function useMeanwhile(): (now: Decidable | undefined) => string {
  const { t, i18n } = useTranslation('organiserDecides');
  return (now) => meanwhile(t, now, languageOf(i18n.language));
}
