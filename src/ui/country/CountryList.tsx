import { type KeyboardEvent, useEffect, useLayoutEffect, useId, useRef, useState } from 'react';
import type { Country } from '../../domain/country/countryTable.ts';
import { searchCountries } from '../../domain/country/searchCountries.ts';
import { TextInput } from '../controls/TextInput.tsx';
import { localize } from '../text/localize.ts';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { Flag } from './Flag.tsx';
import { areaCodesText, type PickerLook, pickerMeasures } from './pickerMeasures.ts';
import styles from './country.module.css';

export interface CountryListProps {
  readonly table: readonly Country[];
  readonly chosen: Country | undefined;
  readonly look: PickerLook;
  readonly heightPx: number;
  readonly onChoose: (country: Country) => void;
  readonly onLeave: (focusBack: boolean) => void;
}

const typedLimit = 40;

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** A search field that keeps the focus, and the list below it; keys move through the list. */
export function CountryList({ table, chosen, look, heightPx, onChoose, onLeave }: CountryListProps) {
  const { language, words } = useFieldTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { common, others } = searchCountries(table, typed, language);
  const all = [...common, ...others];
  const isSearch = typed.trim() !== '';
  const chosenAt = isSearch ? -1 : all.findIndex(({ iso2 }) => iso2 === chosen?.iso2);
  // The best match comes first, so Enter takes it; without a search Enter takes the row the keys moved to.
  const at = moved ?? (isSearch && all.length > 0 ? 0 : chosenAt);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    // The modal box sets the focus itself, after storing where it was.
    if (look === 'popover') input.current?.focus();
    return () => clearTimeout(timer.current);
  }, [look]);

  useEffect(() => {
    // Set the list's scrollTop: scrollIntoView would scroll the page too.
    const row = at < 0 ? null : document.getElementById(`${id}-${at}`);
    if (!list.current || !row) return;
    // Offsets relative to the list, which is positioned for this.
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    const { scrollTop, clientHeight } = list.current;
    if (top < scrollTop) list.current.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight;
  }, [at, id]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (isComposing) return;
    const move = moves[event.key];
    const found = all[at];
    if (move !== undefined && all.length > 0) {
      event.preventDefault();
      setMoved(move(at, all.length - 1));
    } else if (event.key === 'Enter') {
      // Enter must not submit the form around it.
      event.preventDefault();
      if (found !== undefined) onChoose(found);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave(true);
    }
  }

  function lostFocus() {
    if (look === 'modal') return;
    timer.current = setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) onLeave(false);
    }, pickerMeasures.hideMs.input);
  }

  function option(country: Country, index: number) {
    return (
      // The search field keeps the focus and handles the keys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={country.iso2}
        className={index === at ? `${styles.option} ${styles['option--at']}` : styles.option}
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        aria-selected={country.iso2 === chosen?.iso2}
        onClick={() => onChoose(country)}
      >
        <span className={styles.name}>
          <Flag iso2={country.iso2} table={table} />
          {localize(country, language)}
        </span>
        <span className={styles.codes}>
          +{country.dialCode}
          {country.areaCodes.length > 0 && <small> {areaCodesText(country.areaCodes)}</small>}
        </span>
      </div>
    );
  }

  function group(key: 'countryCommon' | 'countryAll', rows: readonly Country[], from: number) {
    return (
      <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
        <div className={styles.heading} role="presentation" id={`${id}-${key}`}>
          {words(key)}
        </div>
        {rows.map((country, index) => option(country, from + index))}
      </div>
    );
  }

  return (
    <div ref={box}>
      <TextInput
        ref={input}
        role="combobox"
        type="text"
        aria-label={words('searchCountry')}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        placeholder={words('searchCountry')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={typedLimit}
        data-default
        value={typed}
        onText={(text) => {
          setTyped(text);
          setMoved(undefined);
          if (list.current) list.current.scrollTop = 0;
        }}
        onKeyDown={press}
        onBlur={lostFocus}
      />
      <output className={styles.note}>
        {isSearch && all.length === 0 && words('countryNone')}
        {isSearch && all.length > 0 && words('countryFound', { number: all.length })}
      </output>
      {/* A press on the list keeps the focus in the field, and so the phone's keyboard open. */}
      <div
        className={styles.list}
        style={{ maxHeight: heightPx }}
        ref={list}
        role="listbox"
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={words('chooseCountry')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSearch
          ? others.map(option)
          : [group('countryCommon', common, 0), group('countryAll', others, common.length)]}
      </div>
    </div>
  );
}
