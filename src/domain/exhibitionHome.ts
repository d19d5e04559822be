import type { TextPair } from './form/definition.ts';
import { type Paragraph, paragraphsOf } from './paragraphsOf.ts';
import { isServerRow } from './serverRow.ts';

/** What only the home of an exhibition shows: the boot script, which reads the rest, would have to carry it. */
export interface ExhibitionHome {
  /** An empty list where the organiser wrote none in that language. */
  readonly introduction: Readonly<Record<keyof TextPair, readonly Paragraph[]>>;
}

/** Out of the exhibition's row as the server sent it; never fails. */
export function readExhibitionHome(row: unknown): ExhibitionHome {
  const text = (key: string) => {
    const value = isServerRow(row) ? row[key] : undefined;
    return typeof value === 'string' ? paragraphsOf(value) : [];
  };
  return { introduction: { zh: text('Introduction'), en: text('IntroductionEn') } };
}
