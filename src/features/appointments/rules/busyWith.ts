import { type AgendaEntry, isOff, isWindow, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';

interface Planned extends Pick<AgendaEntry, 'kind' | 'id' | 'startMs' | 'endMs'> {
  readonly isGone?: true | undefined;
  readonly isUndated?: true | undefined;
  readonly isCancelled?: true | undefined;
}

/** The first of the visitor's plans that overlaps a time; `exceptId` is the appointment that is moved. */
export function busyWith<T extends Planned>(
  planned: readonly T[],
  slot: { readonly startMs: number; readonly endMs: number },
  exceptId = '',
): T | undefined {
  return planned
    .filter((entry) => entry.id !== exceptId && !isOff(entry) && !isWindow(entry))
    .filter((entry) => entry.startMs < slot.endMs && untilMs(entry) > slot.startMs)
    .sort((one, other) => one.startMs - other.startMs)[0];
}
