import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { agendaOf } from '#entities/programme/rules/agenda/agendaOf.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { localize } from '#ui/text/localize.ts';

/** The schedule as the phone keeps it, so that it is there with the first picture and without a network. */
export function useOwnEntries(): readonly AgendaEntry[] {
  const language = languageOf(useTranslation().i18n.language);
  const remembered = useRemembered();
  const exhibitionId = useExhibitionId();
  const { content: halls } = useRememberedQuery('halls', hallsQuery(exhibitionId));
  return useMemo(() => {
    const hallName = (id: string) => {
      const hall = halls?.find(({ RecordId }) => RecordId === id);
      return hall === undefined ? '' : localize({ zh: hall.Name, en: hall.NameEn }, language);
    };
    const textOf = (text: { readonly zh: string; readonly en: string }) => localize(text, language);
    return agendaOf({ remembered, places: [], checkedInAt: [], checkInsPath: '', textOf, hallName });
  }, [remembered, halls, language]);
}
