import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../language/language.ts';
import type { ProgrammeRow } from '../rules/programmeRows.ts';
import css from './programme.module.css';
import { SessionCard } from './SessionCard.tsx';
import { useDayText } from './useDayText.ts';

interface RowOfProgrammeProps {
  readonly exhibitionId: string;
  readonly row: ProgrammeRow;
  readonly onUnfold: () => void;
}

export function RowOfProgramme({ exhibitionId, row, onUnfold }: RowOfProgrammeProps) {
  const { t, i18n } = useTranslation('conferences');
  const dayText = useDayText();
  if (row.kind === 'day') return <h2 className={css['day']}>{dayText(row.day)}</h2>;
  if (row.kind === 'earlier')
    return (
      <button className={css['earlier']} type="button" onClick={onUnfold}>
        {t('earlier', { count: row.count })}
      </button>
    );
  return (
    <div className={css['row']}>
      <SessionCard
        exhibitionId={exhibitionId}
        session={row.session}
        phase={row.phase}
        language={languageOf(i18n.language)}
      />
    </div>
  );
}
