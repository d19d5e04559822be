import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect, type FilterOption } from './ChoiceSelect.tsx';
import css from './FilterChips.module.css';

export interface FilterChipsProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** '' for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** More are tedious to push through. */
const mostChips = 40;

/** One choice of several: chips in a row that scrolls sideways, or the phone's own select where there are many. */
export function FilterChips(props: FilterChipsProps) {
  const { t } = useTranslation('content');
  return props.options.length > mostChips ? (
    <ChoiceSelect {...props} allText={`${props.label} · ${t('all')}`} />
  ) : (
    <Chips {...props} />
  );
}

/** Not `scrollIntoView`, which would scroll the page too. */
function bringIntoSight(row: Element, chip: Element): void {
  const { left, right } = chip.getBoundingClientRect();
  const shown = row.getBoundingClientRect();
  if (left < shown.left || right > shown.right) row.scrollLeft += left - shown.left;
}

/** The chosen chip takes the choice back. */
function Chips({ label, options, value, onChange }: FilterChipsProps) {
  const { t } = useTranslation('content');
  const row = useRef<HTMLDivElement>(null);

  const chosenAt = options.findIndex((option) => option.value === value) + 1;
  const inSight = useRef(0);

  useEffect(() => {
    // Also reading `scrollLeft` forces a layout, and at first "all" is in sight.
    if (row.current === null || chosenAt === inSight.current) return;
    inSight.current = chosenAt;
    const chosen = row.current.children[chosenAt];
    if (chosen !== undefined) bringIntoSight(row.current, chosen);
  }, [chosenAt]);

  return (
    <div className={css['row']} role="group" aria-label={label} ref={row}>
      {[{ value: '', label: t('all'), lang: undefined }, ...options].map((option) => (
        <button
          className={css['chip']}
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          // Not on focus: one by a tap would move the chip from under the finger.
          onKeyUp={({ currentTarget }) => row.current !== null && bringIntoSight(row.current, currentTarget)}
          onClick={() => onChange(option.value === value ? '' : option.value)}
        >
          <span className={css['face']} lang={option.lang}>
            {option.label}
          </span>
        </button>
      ))}
    </div>
  );
}
