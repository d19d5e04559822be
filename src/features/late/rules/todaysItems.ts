import {
  agendaKey,
  type AgendaEntry,
  isOff,
  isWindow,
  untilMs,
} from '#entities/programme/rules/agenda/agendaEntry.ts';
import { isSameNight } from '#entities/programme/rules/agenda/nextEntry.ts';
import type { LateItem } from './latePlan.ts';

/** What a schedule holds of today and of the night that it leads into, and what has begun yesterday and is still on. */
export function todaysItems(
  entries: readonly AgendaEntry[],
  nowMs: number,
  /** Of meetings at which the visitor has been. */
  attended: readonly string[],
): readonly (LateItem & { readonly entry: AgendaEntry })[] {
  return entries
    .filter((entry) => !isWindow(entry) && !isOff(entry))
    .filter((entry) => isSameNight(entry.startMs, nowMs) || isOn(entry, nowMs))
    .map((entry) => ({
      key: agendaKey(entry),
      kind: kindOf(entry),
      hall: entry.hall,
      startMs: entry.startMs,
      endMs: untilMs(entry),
      isDone: entry.kind === 'appointment' && attended.indexOf(entry.id) >= 0,
      entry,
    }));
}

const isOn = (entry: AgendaEntry, nowMs: number) => entry.startMs <= nowMs && untilMs(entry) > nowMs;

function kindOf({ kind }: AgendaEntry): LateItem['kind'] {
  if (kind === 'appointment') return 'meeting';
  return kind === 'live' ? 'stream' : 'session';
}
