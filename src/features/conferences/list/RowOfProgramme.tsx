import { useDayText } from './useDayText.ts';
import { EarlierButton } from '#entities/programme/EarlierButton.tsx';
import type { HallSigns } from '#entities/booth/plate/useHallSigns.ts';
import type { Language } from '#language/language.ts';
import type { ProgrammeRow } from '../rules/programmeRows.ts';
import css from './programme.module.css';
import { SessionCard } from './SessionCard.tsx';
import type { CardTexts } from './useCardTexts.ts';

interface RowOfProgrammeProps {
  readonly row: ProgrammeRow;
  readonly language: Language;
  readonly texts: CardTexts;
  readonly halls: HallSigns;
  readonly onUnfold: () => void;
}

export function RowOfProgramme({ row, language, texts, halls, onUnfold }: RowOfProgrammeProps) {
  if (row.kind === 'day') return <DayHeading day={row.day} />;
  if (row.kind === 'earlier') return <EarlierButton text={texts.earlier(row.count)} onUnfold={onUnfold} />;
  return (
    <div className={css['row']}>
      <SessionCard
        session={row.session}
        phase={row.phase}
        language={language}
        texts={texts}
        hall={halls.of(row.session.hallId)}
      />
    </div>
  );
}

/** Above the sessions of a day, while all days are searched. */
function DayHeading({ day }: { readonly day: string }) {
  return <h2 className={css['day']}>{useDayText()(day)}</h2>;
}
