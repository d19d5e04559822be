import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { agendaDays, type AgendaDay } from '#entities/programme/rules/agenda/agendaDays.ts';
import { agendaOf } from '#entities/programme/rules/agenda/agendaOf.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { useCheckInFacts } from '#entities/checkIn/useCheckInFacts.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { scheduleQuery } from '#entities/programme/schedule/scheduleQuery.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { useActingVouchers } from '#session/acting/actingVouchers.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import type { QueryState } from '#ui/query/QueryState.ts';

/** Everything that the visitor has planned, by day, as the phone keeps it; the server is asked for what has changed. */
export function useAgenda(): QueryState<readonly AgendaDay[]> & {
  readonly appointments: QueryState<unknown>;
} {
  const exhibitionId = useExhibitionId();
  const remembered = useRemembered();
  const read = useServerQuery({ ...scheduleQuery(exhibitionId), enabled: remembered.length > 0 });
  // What is agreed comes into the schedule by being read.
  const { query: appointments } = useMyAppointments();
  const { places, checkedInAt } = usePlaces();
  const days = useFairDays();
  const halls = useRememberedQuery('halls', hallsQuery(exhibitionId)).content;

  const language = languageOf(useTranslation().i18n.language);
  const data = useMemo(() => {
    const textOf = (text: TextPair) => localize(text, language);
    const hallName = (id: string) => {
      const hall = halls?.find(({ RecordId }) => RecordId === id);
      return hall === undefined ? '' : textOf({ zh: hall.Name, en: hall.NameEn });
    };
    return agendaDays(
      agendaOf({
        remembered,
        places,
        checkedInAt,
        checkInsPath: myCheckInsPath(exhibitionId),
        textOf,
        hallName,
      }),
      days,
    );
  }, [exhibitionId, remembered, places, checkedInAt, halls, days, language]);

  const readAt = remembered.map(({ readAtMs }) => readAtMs ?? 0);
  return { ...read, data, appointments, dataUpdatedAt: Math.min(...readAt, Infinity) };
}

/** The places to check in at, for those who hold a pass. */
function usePlaces() {
  const exhibitionId = useExhibitionId();
  const held = useActingVouchers();
  const facts = useCheckInFacts(held.length === 0 ? '' : exhibitionId, held);
  const notes = useLocalCheckIns();
  const places = held.length === 0 ? [] : (facts.places ?? []);
  const ids = held.map(({ recordId }) => recordId);
  const checkedInAt = notes
    .filter(({ kind, registrationId }) => kind !== 'refused' && ids.includes(registrationId))
    .map(({ placeId }) => placeId);
  // Both are made with each rendering, and seldom change.
  const written = JSON.stringify({ places, checkedInAt });
  return useMemo(
    () => JSON.parse(written) as { places: typeof places; checkedInAt: typeof checkedInAt },
    [written],
  );
}

function useFairDays(): readonly string[] {
  const exhibitionId = useExhibitionId();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  return useMemo(() => {
    const { StartTime = '', EndTime = '' } = readExhibition(row) ?? {};
    return fairDays(StartTime, EndTime);
  }, [row]);
}
