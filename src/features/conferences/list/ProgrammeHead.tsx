import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#entities/programme/rules/session.ts';
import type { ProgrammeState } from '#entities/programme/useProgramme.ts';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { useIsPainted } from '#ui/list/useIsPainted.ts';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import css from './programme.module.css';
import { useChoices } from './useChoices.ts';
import type { ProgrammeAsked } from './useProgrammeAsked.ts';

interface ProgrammeHeadProps {
  readonly programme: ProgrammeState;
  readonly days: readonly string[];
  /** Undefined while all days are searched, and while the day to show is not known. */
  readonly day: string | undefined;
  readonly asked: ProgrammeAsked;
  /** How many there are; undefined while none is shown. */
  readonly summary: string | undefined;
}

const none: readonly Session[] = [];

export function ProgrammeHead(props: ProgrammeHeadProps) {
  const { programme, days, day, asked: state, summary } = props;
  const { data: sessions = none, isWhole } = programme;
  const { t } = useTranslation('conferences');
  const { asked, ask, typed, type } = state;
  const { topics, ...choices } = useChoices(sessions);
  // The first sessions do not wait for the selects. Those that are returned to must not be moved by them.
  const [isReturnedTo] = useState(summary !== undefined);
  const hasSelects = useIsPainted(summary !== undefined) || isReturnedTo;
  return (
    <div className={css['head']}>
      <SearchBar label={t('search')} placeholder={t('search')} value={typed} onChange={type} />
      {day !== undefined && (days.length > 1 || !isWhole) && (
        <DayChoice days={days} chosen={day} onChoose={(chosen) => ask({ day: chosen, earlier: '' })} />
      )}
      {topics.length > 1 && (
        <FilterChips
          label={t('topic')}
          options={topics}
          value={asked.topic}
          onChange={(topic) => ask({ topic })}
        />
      )}
      {summary !== undefined && (
        <div className={css['counted']}>
          <p className={css['count']} data-announce="">
            {summary}
          </p>
          {hasSelects && <Selects {...choices} state={state} />}
        </div>
      )}
    </div>
  );
}

interface SelectsProps extends Omit<ReturnType<typeof useChoices>, 'topics'> {
  readonly state: ProgrammeAsked;
}

function Selects({ halls, languages, state: { asked, ask } }: SelectsProps) {
  const { t } = useTranslation('conferences');
  return (
    <div className={css['selects']}>
      <ChoiceSelect
        label={t('hall')}
        allText={t('allHalls')}
        options={halls}
        value={asked.hall}
        onChange={(hall) => ask({ hall })}
      />
      <ChoiceSelect
        label={t('language')}
        allText={t('allLanguages')}
        options={languages}
        value={asked.language}
        onChange={(language) => ask({ language })}
      />
    </div>
  );
}
