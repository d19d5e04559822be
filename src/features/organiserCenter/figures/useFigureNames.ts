import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import type { Figure } from './figureRowsQuery.ts';
import type { FigureWords } from './rules/figureTable.ts';

/** The halls as a choice; without them the figures of all are shown. */
export function useHallOptions() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery(hallsQuery(useExhibitionId()));
  return useMemo(() => namedOptions(data ?? [], language), [data, language]);
}

/** What the rows of a figure name, in words. */
export function useFigureNames({ abouts, exhibitors }: Figure) {
  const { t, i18n } = useTranslation('figures');
  const { t: center } = useTranslation('organiserCenter');
  const { t: order } = useTranslation('orders');
  const language = languageOf(i18n.language);
  const halls = useHallOptions();
  const byId = useMemo(() => new Map(exhibitors.map((one) => [one.id, one])), [exhibitors]);
  const aboutNames = useMemo(
    () => new Map(abouts.map(({ id, name }) => [id, localize(name, language)])),
    [abouts, language],
  );
  const hallOf = ({ exhibitorId }: FigureRow) => byId.get(exhibitorId)?.hallId ?? '';
  const words: FigureWords = {
    heading: (column) => t(`column_${column}`),
    about: (id) => aboutNames.get(id) ?? '',
    hall: (id) => nameOf(halls, id),
    exhibitor: (id) => {
      const found = byId.get(id);
      return {
        name: localize(found?.name, language),
        booth: found?.booth ?? '',
        hall: nameOf(halls, found?.hallId ?? ''),
      };
    },
    state: ({ state }) => {
      if (state === undefined) return '';
      if (state[0] === 'review') return center(state[1]);
      return state[0] === 'meeting' ? t(`meeting_${state[1]}`) : order(`state_${state[1]}`);
    },
    kind: ({ kind }) => (kind === undefined ? '' : t(`kind_${kind}`)),
  };
  return { words, hallOf };
}
