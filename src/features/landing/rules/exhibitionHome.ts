import type { TextPair } from '../../../domain/form/formDefinition.ts';
import { type Paragraph, paragraphsOf } from '../../../domain/text/paragraphsOf.ts';
import { isServerRow } from '../../../domain/record/serverRow.ts';

/** Separate from `Exhibition`, so that the boot script does not contain it. */
export interface ExhibitionHome {
  readonly introduction: Readonly<Record<keyof TextPair, readonly Paragraph[]>>;
}

export function readExhibitionHome(row: unknown): ExhibitionHome {
  const text = (key: string) => {
    const value = isServerRow(row) ? row[key] : undefined;
    return typeof value === 'string' ? paragraphsOf(value) : [];
  };
  return { introduction: { zh: text('Introduction'), en: text('IntroductionEn') } };
}
