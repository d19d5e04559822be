import type { FairMs } from '#domain/time/clocks.ts';
import { agendaKey, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import type { RememberedEntry } from '#entities/programme/rules/rememberedEntry.ts';
import type { WatchedRow } from './changedRows.ts';

/**
 * What the organiser has changed of a schedule and is not over. All of it is news until it was shown: what the visitor knows stands in
 * the entry. Appointments are counted as such.
 */
export const watchedSessions = (
  remembered: readonly RememberedEntry[],
  nowMs: FairMs,
): readonly WatchedRow[] => {
  const rows: WatchedRow[] = [];
  for (const entry of remembered) {
    const change = changeOf(entry, entry);
    if (entry.kind === 'appointment' || change === undefined || untilMs(entry) <= nowMs) continue;
    const { kind } = change;
    const state = kind === 'moved' ? `${entry.startMs} ${entry.placeName.zh} ${entry.placeName.en}` : kind;
    rows.push({ id: agendaKey(entry), state, isOwnStep: false, isForVisitor: true });
  }
  return rows;
};
