import { type RefObject, useEffect } from 'react';
import type { Country } from '#domain/country/countryTable.ts';
import { localize } from '../text/localize.ts';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { Flag } from './Flag.tsx';
import { areaCodesText } from './pickerMeasures.ts';
import styles from './country.module.css';

export interface CountryOptionsProps {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly table: readonly Country[];
  readonly common: readonly Country[];
  readonly others: readonly Country[];
  /** Common countries under a heading before all the others. */
  readonly isGrouped: boolean;
  readonly chosen: Country | undefined;
  /** The row the keys are at; -1: none. */
  readonly at: number;
  readonly heightPx: number;
  readonly onChoose: (country: Country) => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

export function CountryOptions(props: CountryOptionsProps) {
  const { id, list, table, common, others, isGrouped, chosen, at, heightPx, onChoose } = props;
  const { words } = useFieldTexts();
  useRowInSight(list, optionId(id, at));

  const option = (country: Country, index: number) => (
    <CountryOption
      key={country.iso2}
      id={optionId(id, index)}
      {...{ country, table, onChoose }}
      isAt={index === at}
      isChosen={country.iso2 === chosen?.iso2}
    />
  );
  const group = (key: 'countryCommon' | 'countryAll', rows: readonly Country[], from: number) => (
    <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
      <div className={styles.heading} role="presentation" id={`${id}-${key}`}>
        {words(key)}
      </div>
      {rows.map((country, index) => option(country, from + index))}
    </div>
  );

  // A press on the list keeps the focus in the field, and so the phone's keyboard open.
  return (
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
      {isGrouped
        ? [group('countryCommon', common, 0), group('countryAll', others, common.length)]
        : others.map(option)}
    </div>
  );
}

interface CountryOptionProps {
  readonly id: string;
  readonly country: Country;
  readonly table: readonly Country[];
  readonly isAt: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (country: Country) => void;
}

function CountryOption({ id, country, table, isAt, isChosen, onChoose }: CountryOptionProps) {
  const { language } = useFieldTexts();
  return (
    // The search field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={isAt ? `${styles.option} ${styles['option--at']}` : styles.option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
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

function useRowInSight(list: RefObject<HTMLDivElement | null>, rowId: string) {
  useEffect(() => {
    const row = document.getElementById(rowId);
    if (list.current && row) scrollTo(list.current, row);
  }, [list, rowId]);
}

/** Scrolls the list, and not the page as scrollIntoView would. The list is positioned, so offsets are relative to it. */
function scrollTo(list: HTMLElement, row: HTMLElement) {
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) list.scrollTop = top;
  else if (bottom > scrollTop + clientHeight) list.scrollTop = bottom - clientHeight;
}
