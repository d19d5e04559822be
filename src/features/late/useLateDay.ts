import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import type { ServerQuery } from '#data/queries/useServerQuery.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { useHere } from '#entities/booth/here/useHere.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { sortByPlace } from '#entities/favourite/rules/sortByPlace.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { useOwnEntries } from '#entities/programme/schedule/useOwnEntries.ts';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useAskedLate } from './useAskedLate.ts';
import type { LateItem, LateStop } from './rules/latePlan.ts';
import { minuteMs } from './rules/latePlan.ts';
import { planDay } from './rules/planDay.ts';
import { todaysItems } from './rules/todaysItems.ts';

export type DayItem = LateItem & { readonly entry: AgendaEntry };
export type DayStop = LateStop & { readonly mark: Mark };

/** Today's entries and the saved booths as the phone keeps them, with what can still be reached of them. */
export function useLateDay() {
  const nowMs = useFairNow();
  const { asked, change } = useAskedLate();
  const { query } = useMyAppointments();
  const place = usePlace(asked.from);
  const items = useTodaysItems(nowMs, query);
  const stops = useStops(place.halls);
  const closesMs = useClosing(nowMs);
  const { kept, givenUp, delay } = asked;
  const plan = useMemo(
    () =>
      planDay({
        items,
        stops: closesMs === undefined ? [] : stops,
        hall: place.hall,
        nowMs,
        readyMs: nowMs + delay * minuteMs,
        closesMs: closesMs ?? nowMs,
        kept,
        givenUp,
      }),
    [items, stops, place.hall, nowMs, delay, closesMs, kept, givenUp],
  );
  return { nowMs, asked, change, place, query, items, stops, closesMs, plan };
}

/** From where the walks are counted: the hall that was chosen, else the booth or the check-in that says where the visitor is. */
function usePlace(from: string | undefined) {
  const exhibitionId = useExhibitionId();
  const language = languageOf(useTranslation().i18n.language);
  const { content } = useRememberedQuery('halls', hallsQuery(exhibitionId));
  const rows = useMemo(() => content ?? [], [content]);
  const { here } = useHere(rows);
  const halls = useMemo(() => namedOptions(rows, language), [rows, language]);
  const hallId = from ?? here?.hallId ?? '';
  return { halls, hallId, hall: nameOf(halls, hallId), here: from === undefined ? here : undefined };
}

function useTodaysItems(nowMs: number, { data }: ServerQuery<readonly Appointment[]>): readonly DayItem[] {
  const entries = useOwnEntries();
  return useMemo(() => {
    const attended = (data ?? []).filter(({ state }) => state === 'attended');
    return todaysItems(
      entries,
      nowMs,
      attended.map(({ RecordId }) => RecordId),
    );
  }, [entries, nowMs, data]);
}

function useStops(halls: ReturnType<typeof namedOptions>): readonly DayStop[] {
  const ledger = useLedger();
  const visited = useVisited();
  return useMemo(() => {
    const marks = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
    const left = marks.filter(({ id }) => visited.indexOf(id) < 0);
    const hallIds = halls.map(({ value }) => value);
    return sortByPlace(left, hallIds).map((mark) => ({
      key: `booth:${mark.id}`,
      hall: nameOf(halls, mark.summary?.hallId ?? ''),
      mark,
    }));
  }, [ledger, visited, halls]);
}

/** Undefined where the hours are not known, and while the halls are closed. */
function useClosing(nowMs: number): number | undefined {
  const exhibitionId = useExhibitionId();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const { StartTime = '', EndTime = '' } = readExhibition(row) ?? {};
  const phase = exhibitionPhase(StartTime, EndTime, nowMs);
  const next = phase?.at === 'during' ? phase.next : undefined;
  return next?.kind === 'closes' || next?.kind === 'closesTomorrow' ? next.atMs : undefined;
}
