import { useSearchParams } from 'react-router-dom';
import { readTemperature, type Temperature } from './rules/contact.ts';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';

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
  const [params, setParams] = useSearchParams();
  const sameScreen = { replace: true, state: sameScreenState };
  return {
    search: params.get('q') ?? '',
    temperature: readTemperature(params.get('temperature')),
    chosen: (name) => params.get(name) ?? '',
    ask(name, value) {
      const next = new URLSearchParams(params);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setParams(next, sameScreen);
    },
    askAll: () => setParams({}, sameScreen),
  };
}
