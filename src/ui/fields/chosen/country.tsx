import { countryOf } from '#domain/country/countryOf.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { CountryPicker } from '#ui/country/CountryPicker.tsx';
import { countriesNow } from '#ui/country/loadCountries.ts';
import { useCountries } from '#ui/country/useCountries.ts';
import { localize } from '#ui/text/localize.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';

/** Before the table is loaded two letters count: they were chosen from the table. */
function isKnown(letters: string): boolean {
  const table = countriesNow();
  return table.length === 0 ? /^[A-Z]{2}$/.test(letters) : countryOf(table, letters) !== undefined;
}

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  return isKnown(answer) ? undefined : problemOf(field, { code: 'countryUnknown' });
}

function Input({ id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  const countries = useCountries();
  return (
    <CountryPicker
      id={id}
      labelledBy={`${id}-label`}
      describedBy={describedBy}
      invalid={invalid}
      countries={countries}
      chosen={countryOf(countries.table, value)}
      unknown={value}
      onChoose={({ iso2 }) => onChange(iso2)}
      onBlur={onBlur}
    />
  );
}

export const country: FieldModule<string> = {
  blank: '',
  read: (answer) => readText(answer).trim().toUpperCase(),
  // A label that points at a button replaces its name, and the chosen country would not be read.
  layout: () => 'group',
  Input,
  toText(_field, answer, language) {
    const chosen = countryOf(countriesNow(), answer);
    return chosen ? localize(chosen, language) : answer;
  },
  toSend: (_field, answer) => answer,
  check,
};
