import { useTranslation } from 'react-i18next';
import { EarlierButton } from '../../../flows/programme/EarlierButton.tsx';
import type { Language } from '../../../language/language.ts';
import type { ProgrammeRow } from '../rules/programmeRows.ts';
import { DayHeading } from './DayHeading.tsx';
import css from './programme.module.css';
import { SessionCard } from './SessionCard.tsx';

interface RowOfProgrammeProps {
  readonly exhibitionId: string;
  readonly row: ProgrammeRow;
  readonly language: Language;
  readonly onUnfold: () => void;
}

export function RowOfProgramme({ exhibitionId, row, language, onUnfold }: RowOfProgrammeProps) {
  const { t } = useTranslation('conferences');
  if (row.kind === 'day') return <DayHeading day={row.day} />;
  if (row.kind === 'earlier')
    return <EarlierButton text={t('earlier', { count: row.count })} onUnfold={onUnfold} />;
  return (
    <div className={css['row']}>
      <SessionCard exhibitionId={exhibitionId} session={row.session} phase={row.phase} language={language} />
    </div>
  );
}
