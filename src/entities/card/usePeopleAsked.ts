import { readTemperature, type Temperature } from './rules/contact.ts';
import { allOf } from '#flows/content/listAsked.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

export interface PeopleAsked<Name extends string> {
  readonly search: string;
  readonly temperature: Temperature | '';
  /** '' where nothing is chosen. */
  readonly chosen: (name: Name) => string;
  readonly ask: (name: Name | 'q' | 'temperature', value: string) => void;
  readonly askAll: () => void;
}

/** What a list of people is narrowed to; it stands in the address, as in every list. */
export function usePeopleAsked<Name extends string>(): PeopleAsked<Name> {
  const { params, ask } = useAskedAddress();
  return {
    search: params.get('q') ?? '',
    temperature: readTemperature(params.get('temperature')),
    chosen: (name) => params.get(name) ?? '',
    ask: (name, value) => ask({ [name]: value }),
    askAll: () => ask(allOf(Array.from(params.keys()))),
  };
}
