import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { languageOf } from '#language/language.ts';
import type { ProgrammeRow } from '../rules/programmeRows.ts';
import { RowOfProgramme } from './RowOfProgramme.tsx';
import { useCardTexts } from './useCardTexts.ts';

/** Draws the rows of a programme. */
export function useProgrammeRow(onUnfold: () => void): (row: ProgrammeRow) => ReactNode {
  const { i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const texts = useCardTexts();
  const halls = useHallSigns();
  return useCallback(
    (row) => <RowOfProgramme {...{ row, language, texts, halls, onUnfold }} />,
    [language, texts, halls, onUnfold],
  );
}
