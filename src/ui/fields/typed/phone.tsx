import { useState } from 'react';
import type { Country } from '#domain/country/countryTable.ts';
import { countryOfNumber } from '#domain/country/countryOf.ts';
import { checkPhone, normalisePhone, readPhone, typePhone, writePhone } from '#domain/person/phone.ts';
import { CountryPicker } from '#ui/country/CountryPicker.tsx';
import { countriesNow } from '#ui/country/loadCountries.ts';
import { useCountries } from '#ui/country/useCountries.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useAutocomplete } from './useAutocomplete.ts';
import { commitOnBlur, controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';
import styles from '../fieldRow.module.css';

const typedLimit = 32;

function Input(props: FieldInputProps<string>) {
  const { field, id, value, onChange, onBlur, describedBy, invalid } = props;
  const { words } = useFieldTexts();
  const countries = useCountries();
  const { code, number, shown, type, pick } = usePhoneParts(value, onChange, countries.table);
  const codeMissing = invalid && checkPhone(value, countries.table)?.code === 'dialCodeMissing';

  function leave() {
    const kept = normalisePhone(value, countries.table);
    commitOnBlur(kept, checkPhone(value, countries.table) === undefined, props);
  }

  return (
    <>
      <div className={styles.fieldPart} id={`${id}-code-label`}>
        {words('dialCode')}
      </div>
      <CountryPicker
        id={`${id}-code`}
        labelledBy={`${id}-label ${id}-code-label`}
        describedBy={codeMissing ? describedBy : undefined}
        invalid={codeMissing}
        countries={countries}
        chosen={shown}
        unknown={code === '' ? '' : `+${code}`}
        withDialCode
        onChoose={pick}
        onBlur={onBlur}
      />
      <label className={`${styles.fieldPart} ${styles['fieldPart--next']}`} htmlFor={id}>
        {words('phoneNumber')}
      </label>
      <TextInput
        {...controlProps(props)}
        type="tel"
        inputMode="tel"
        autoComplete={useAutocomplete(field.key, 'tel')}
        maxLength={typedLimit}
        value={number}
        onText={type}
        onBlur={leave}
        invalid={invalid && !codeMissing}
      />
    </>
  );
}

function usePhoneParts(value: string, onChange: (phone: string) => void, table: readonly Country[]) {
  // Separate state: a country without a number is no answer, and several countries share a code.
  const [picked, setPicked] = useState<Country>();
  const { dialCode, number } = readPhone(value);
  const code = dialCode || (number.startsWith('+') ? '' : (picked?.dialCode ?? ''));
  const shown = shownCountry(table, code, number, picked);

  function type(text: string) {
    const next = typePhone(table, text, code);
    // Remember it for when all digits are deleted.
    setPicked(next.dialCode === code ? shown : countryOfNumber(table, next.dialCode, next.number));
    onChange(writePhone(next));
  }

  function pick(country: Country) {
    setPicked(country);
    onChange(writePhone({ dialCode: country.dialCode, number }));
  }

  return { code, number, shown, type, pick };
}

const areaCodeDigits = 3;

/** The picked country, until an area code decides. */
function shownCountry(
  table: readonly Country[],
  code: string,
  number: string,
  picked: Country | undefined,
): Country | undefined {
  if (code === '') return undefined;
  const isShort = number.replace(/\D/g, '').length < areaCodeDigits;
  return isShort && picked?.dialCode === code
    ? picked
    : countryOfNumber(table, code, number.replace(/\D/g, ''));
}

export const phone = textModule({
  Input,
  normalise: (answer) => normalisePhone(answer, countriesNow()),
  check: (answer) => checkPhone(answer, countriesNow()),
  layout: () => 'group',
  targetId: (_field, id, { code }) => (code === 'dialCodeMissing' ? `${id}-code` : id),
});
