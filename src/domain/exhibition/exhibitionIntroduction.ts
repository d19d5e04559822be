import type { TextPair } from '../form/formDefinition.ts';
import { type Paragraph, paragraphsOf } from '../text/paragraphsOf.ts';
import { isServerRow } from '../record/serverRow.ts';

/** Of the whole row of an exhibition; apart from `Exhibition`, so that the boot script does not contain it. */
export function exhibitionIntroduction(row: unknown): Readonly<Record<keyof TextPair, readonly Paragraph[]>> {
  const text = (key: string) => {
    const value = isServerRow(row) ? row[key] : undefined;
    return typeof value === 'string' ? paragraphsOf(value) : [];
  };
  return { zh: text('Introduction'), en: text('IntroductionEn') };
}
