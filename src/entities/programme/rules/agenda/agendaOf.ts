import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { changeOf } from '../entryChange.ts';
import type { RememberedEntry } from '../rememberedEntry.ts';
import type { AgendaEntry } from './agendaEntry.ts';
import { hallInPlace } from './hallInPlace.ts';

interface Planned {
  readonly remembered: readonly RememberedEntry[];
  readonly places: readonly CheckInPlace[];
  /** Ids of the places where the visitor has checked in. */
  readonly checkedInAt: readonly string[];
  /** Of the page that lists the visitor's check-ins. */
  readonly checkInsPath: string;
  /** In the visitor's language, as are the names of halls. */
  readonly textOf: (text: TextPair) => string;
  /** '' for a hall that is not known. */
  readonly hallName: (hallId: string) => string;
}

/** Everything of a visitor that has a time. A place that is always open has none. */
export function agendaOf(planned: Planned): readonly AgendaEntry[] {
  const { remembered, places, checkedInAt, checkInsPath, textOf, hallName } = planned;
  const sessions = remembered.map((entry): AgendaEntry => {
    const { hallId = '', knownStartMs: _start, knownPlace: _place, readAtMs: _, ...others } = entry;
    const { isGone, isUndated, former: _former, ...rest } = others;
    const change = changeOf(entry, entry);
    const { fromMs, from } = change?.kind === 'moved' ? change : {};
    return {
      ...rest,
      ...(hallId !== '' && { hallId }),
      hall: hallName(hallId) || hallInPlace(textOf(entry.placeName)),
      ...(fromMs !== undefined && { movedFromMs: fromMs }),
      ...(from !== undefined && { movedFrom: from }),
      ...(isGone && { isGone }),
      ...(isUndated && { isUndated }),
    };
  });
  const windows: AgendaEntry[] = [];
  for (const { id, name, address, startMs, endMs } of places)
    if (startMs !== undefined)
      windows.push({
        kind: 'checkIn',
        id,
        title: name,
        placeName: address,
        hall: '',
        startMs,
        endMs,
        path: checkInsPath,
        ...(checkedInAt.includes(id) && { isDone: true }),
      });
  return [...sessions, ...windows];
}
