import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLetterGroups } from '#entities/search/useLetterGroups.ts';
import type { Language } from '#language/language.ts';

const field = 'ExhibitorId';
/** An address holds letters, digits and hyphens. */
const rest = { letter: '#', value: 'other' };

/**
 * The list in the order of names, and the part of it with one letter: the phone knows the names, the server is asked for the rows.
 * In another order there are no letters.
 * @param among whose rows alone are wanted; undefined for all
 */
export function useNameOrder(language: Language, among: readonly string[] | undefined) {
  const { t } = useTranslation('exhibitors');
  const [params] = useSearchParams();
  const chosen = params.get('letter') ?? '';
  const { state, groups, read } = useLetterGroups(language, params.get('sort') === 'name');

  const plan = useMemo(() => {
    // Where the names are not known the server sorts by what it has.
    if (state === 'unwanted' || (state === 'unavailable' && chosen === '')) return {};
    if (state !== 'ready') return { ordered: { field, key: 'reading', values: undefined } } as const;
    const shown = groups.filter(({ letter }) => chosen === '' || valueOf(letter) === chosen);
    const wanted = among && new Set(among);
    const values = shown
      .reduce<string[]>((all, { ids }) => [...all, ...ids], [])
      .filter((id) => wanted === undefined || wanted.has(id));
    const key = [language, chosen, groups.length, values.length, among?.join()].join('/');
    return { ordered: { field, key, values } } as const;
  }, [state, groups, chosen, language, among]);

  const options = groups.map(({ letter }) => ({ value: valueOf(letter), label: letter }));
  return { plan, state, read, filter: { key: 'letter', label: t('letter'), least: 1, options } };
}

const valueOf = (letter: string) => (letter === rest.letter ? rest.value : letter);
