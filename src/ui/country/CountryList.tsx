import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Country } from '#domain/country/countryTable.ts';
import { searchCountries } from '#domain/country/searchCountries.ts';
import { isComposing, isEnter } from '../controls/enterKey.ts';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { CountryOptions, optionId } from './CountryOptions.tsx';
import { CountrySearch } from './CountrySearch.tsx';
import { type PickerLook, pickerMeasures } from './pickerMeasures.ts';
import styles from './country.module.css';

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** The row of a list that a key moves to, -1 being none before it; undefined where the key moves nothing. */
function indexAfterKey(key: string, at: number, length: number): number | undefined {
  return length === 0 ? undefined : moves[key]?.(at, length - 1);
}

export interface CountryListProps {
  readonly table: readonly Country[];
  readonly chosen: Country | undefined;
  readonly look: PickerLook;
  readonly heightPx: number;
  readonly onChoose: (country: Country) => void;
  readonly onLeave: (focusBack: boolean) => void;
}

export function CountryList(props: CountryListProps) {
  const { table, chosen, look, heightPx, onChoose, onLeave } = props;
  const { language } = useFieldTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const { box, input, onBlur } = useSearchFocus(look, onLeave);
  const list = useRef<HTMLDivElement>(null);

  const { common, others } = searchCountries(table, typed, language);
  const all = [...common, ...others];
  const isSearch = typed.trim() !== '';
  const chosenAt = isSearch ? -1 : all.findIndex(({ iso2 }) => iso2 === chosen?.iso2);
  // The best match comes first, so Enter takes it; without a search Enter takes the row the keys moved to.
  const at = moved ?? (isSearch && all.length > 0 ? 0 : chosenAt);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const next = indexAfterKey(event.key, at, all.length);
    const found = all[at];
    if (next !== undefined) {
      event.preventDefault();
      setMoved(next);
    } else if (isEnter(event)) {
      // Enter must not submit the form around it.
      event.preventDefault();
      if (found !== undefined) onChoose(found);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave(true);
    }
  }

  function search(text: string) {
    setTyped(text);
    setMoved(undefined);
    if (list.current) list.current.scrollTop = 0;
  }

  return (
    <div className={styles.search} ref={box}>
      <CountrySearch
        ref={input}
        listId={`${id}-list`}
        activeId={at >= 0 ? optionId(id, at) : undefined}
        found={all.length}
        typed={typed}
        onType={search}
        onKeyDown={press}
        onBlur={onBlur}
      />
      <CountryOptions
        {...{ id, list, table, common, others, chosen, at, onChoose }}
        heightPx={heightPx}
        isGrouped={!isSearch}
      />
    </div>
  );
}

function useSearchFocus(look: PickerLook, onLeave: (focusBack: boolean) => void) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    // The modal box sets the focus itself, after storing where it was.
    if (look === 'popover') input.current?.focus();
    return () => clearTimeout(timer.current);
  }, [look]);

  function onBlur() {
    if (look === 'modal') return;
    timer.current = setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) onLeave(false);
    }, pickerMeasures.hideMs.input);
  }

  return { box, input, onBlur };
}
