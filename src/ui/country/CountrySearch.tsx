import type { KeyboardEvent, Ref } from 'react';
import { TextInput } from '../controls/TextInput.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './country.module.css';

export interface CountrySearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly found: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

const typedLimit = 40;

export function CountrySearch({ ref, listId, activeId, found, typed, onType, ...on }: CountrySearchProps) {
  const { words } = useFieldTexts();
  const isSearch = typed.trim() !== '';
  return (
    <>
      <TextInput
        ref={ref}
        role="combobox"
        type="text"
        aria-label={words('searchCountry')}
        aria-expanded={found > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={words('searchCountry')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={typedLimit}
        data-default
        value={typed}
        onText={onType}
        {...on}
      />
      <output className={styles.note}>
        {isSearch && found === 0 && words('countryNone')}
        {isSearch && found > 0 && words('countryFound', { number: found })}
      </output>
    </>
  );
}
