import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { narrowTo } from '../rules/narrowTo.ts';
import { useFavouriteIds } from './useFavouriteIds.ts';

/** The filter for what is the visitor's: favourites and visits, as far as the phone has some. */
export function useMineFilter() {
  const { t } = useTranslation('exhibitors');
  const chosen = useSearchParams()[0].get('mine') ?? '';
  const groups = [
    { value: 'favourites', label: t('mineFavourites'), ids: useFavouriteIds() },
    { value: 'visited', label: t('mineVisited'), ids: useVisited() },
  ];
  const ids = useKept(chosen, groups.find(({ value }) => value === chosen)?.ids);
  const plan = useMemo(() => narrowTo(ids), [ids]);
  const none = chosen === 'visited' ? 'mineVisitedNone' : 'mineFavouritesNone';
  return {
    plan,
    ids,
    filter: {
      key: 'mine',
      label: t('mine'),
      least: 1,
      options: groups.filter(({ value, ids: own }) => value === chosen || own.length > 0),
    },
    empty: ids?.length === 0 ? { title: t(none), text: t(`${none}Text`) } : undefined,
  };
}

/** A row whose star is taken back stays until the list is opened again, so that the tap can be taken back too. */
function useKept(chosen: string, ids: readonly string[] | undefined): readonly string[] | undefined {
  const [kept, setKept] = useState({ chosen, seen: ids, ids });
  if (kept.chosen === chosen && kept.seen === ids) return kept.ids;
  const known = new Set(kept.chosen === chosen ? kept.ids : []);
  const hasAll = kept.ids !== undefined && ids !== undefined && ids.every((id) => known.has(id));
  const next = { chosen, seen: ids, ids: kept.chosen === chosen && hasAll ? kept.ids : ids };
  setKept(next);
  return next.ids;
}
