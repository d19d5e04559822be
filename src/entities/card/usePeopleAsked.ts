import { useTranslation } from 'react-i18next';
import { readTemperature, type Temperature, temperatures } from './rules/contact.ts';
import type { ListFilter } from '#flows/content/ListHead.tsx';
import { addressChange, allOf, type Asked } from '#flows/content/listAsked.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

export interface PeopleAsked {
  /** Temperature first, and what else the list can be narrowed to. */
  readonly filters: readonly ListFilter[];
  readonly asked: Asked;
  readonly temperature: Temperature | '';
  readonly ask: (change: Partial<Asked>) => void;
  readonly askAll: () => void;
}

/**
 * What a list of people is narrowed to; it stands in the address, as in every list. A value that is none of the options is not
 * asked for: the last person of a group may have left it.
 */
export function usePeopleAsked(more: readonly ListFilter[]): PeopleAsked {
  const { t } = useTranslation('cards');
  const { params, ask } = useAskedAddress();
  const heat = temperatures.map((value) => ({ value, label: t(value) }));
  const filters = [{ key: 'temperature', label: t('temperature'), options: heat }, ...more];
  const chosen = filters
    .map(({ key, options }) => ({ key, value: params.get(key) ?? '', options }))
    .filter(({ value, options }) => options.some((option) => option.value === value))
    .map(({ key, value }) => ({ [key]: value }));
  const asked: Asked = {
    search: (params.get('q') ?? '').trim(),
    filters: Object.assign({}, ...chosen) as Asked['filters'],
    sort: undefined,
  };
  return {
    filters,
    asked,
    temperature: readTemperature(asked.filters['temperature']),
    ask: (change) => ask(addressChange(change, { sorts: [] })),
    askAll: () => ask(allOf(Array.from(params.keys()))),
  };
}
