import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import type { ProgrammeRow } from '../rules/programmeRows.ts';
import { RowOfProgramme } from './RowOfProgramme.tsx';
import { useCardTexts } from './useCardTexts.ts';

/** Draws the rows of a programme. */
export function useProgrammeRow(onUnfold: () => void): (row: ProgrammeRow) => ReactNode {
  const { i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const texts = useCardTexts();
  return useCallback(
    (row) => <RowOfProgramme row={row} language={language} texts={texts} onUnfold={onUnfold} />,
    [language, texts, onUnfold],
  );
}
