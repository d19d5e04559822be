import { useTranslation } from 'react-i18next';
import type { MomentForm } from '#domain/time/writeMoment.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from './formatVenueMoment.ts';

/** Writes moments in the language of the page; `--` where one is missing. */
export function useMomentText(): (timeMs: number | undefined, form: MomentForm) => string {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return (timeMs, form) => formatVenueMoment(timeMs, form, language);
}
