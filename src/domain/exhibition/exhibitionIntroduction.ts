import type { TextPair } from '../form/formDefinition.ts';
import { isServerRow } from '../record/serverRow.ts';

/** Of the whole row of an exhibition, HTML or plain text; apart from `Exhibition`, so that the boot script does not contain it. */
export function exhibitionIntroduction(row: unknown): TextPair {
  const text = (key: string) => {
    const value = isServerRow(row) ? row[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { zh: text('Introduction'), en: text('IntroductionEn') };
}
