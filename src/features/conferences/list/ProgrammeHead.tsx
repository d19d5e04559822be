import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#entities/programme/rules/session.ts';
import type { ProgrammeState } from '#entities/programme/useProgramme.ts';
import { FilterButton } from '#ui/list/head/FilterButton.tsx';
import { FilterSheet, type FilterSheetProps } from '#ui/list/head/FilterSheet.tsx';
import { ChosenChip } from '#ui/list/head/HeadChips.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import css from '#ui/list/head/listHead.module.css';
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
const filterKeys = ['topic', 'hall', 'language'] as const;

export function ProgrammeHead(props: ProgrammeHeadProps) {
  const { programme, days, day, asked: state, summary } = props;
  const { data: sessions = none, isWhole } = programme;
  const { t } = useTranslation('conferences');
  const { asked, ask, typed, type } = state;
  const choices = useChoices(sessions);
  const groups: FilterSheetProps['groups'] = filterKeys.map((key) => ({
    key,
    label: t(key),
    options: choices[`${key}s`],
    value: asked[key],
  }));
  const button = useRef<HTMLButtonElement>(null);
  const chosen = groups.filter(({ value }) => value !== '');
  return (
    <div className={css['head']}>
      <div className={css['search']}>
        <SearchBar label={t('search')} placeholder={t('search')} value={typed} onChange={type} />
        <Filters groups={groups} count={chosen.length} ask={ask} button={button} />
      </div>
      <div className={css['line']}>
        {day !== undefined && (days.length > 1 || !isWhole) && (
          <DayChoice days={days} chosen={day} onChoose={(next) => ask({ day: next, earlier: '' })} />
        )}
        <p className={css['count']} data-announce="">
          {summary}
        </p>
      </div>
      {chosen.length > 0 && (
        <div className={css['chips']}>
          {chosen.map(({ key, label, options, value }) => {
            const option = options.find((one) => one.value === value);
            return (
              <ChosenChip
                key={key}
                text={option?.label ?? label}
                lang={option?.lang}
                onRemove={() => {
                  button.current?.focus();
                  ask({ [key]: '' });
                }}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

interface FiltersProps extends Pick<ProgrammeAsked, 'ask'> {
  readonly groups: FilterSheetProps['groups'];
  readonly count: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The button keeps its place while the sessions are read that say what there is to choose from. */
function Filters({ groups, count, ask, button }: FiltersProps) {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(false);
  const title = t('filterBy');
  const offered = groups.filter(({ options, value }) => options.length > 1 || value !== '');
  return (
    <>
      <FilterButton
        label={count === 0 ? title : t('filtersChosen', { title, count })}
        count={count}
        ref={button}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <FilterSheet title={title} groups={offered} onApply={ask} onClose={() => setOpen(false)} />}
    </>
  );
}
