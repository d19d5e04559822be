import { cutCodePoints } from '#domain/text/cleanText.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { Appointment } from './appointment.ts';
import { scannedExhibitor } from './scannedExhibitor.ts';

/** What was scanned to show that the two have met: the code of the exhibitor, or that of the place. */
export type AttendanceProof =
  | { readonly by: 'exhibitor' }
  | { readonly by: 'place'; readonly placeId: string };

export type AttendanceRefusal = 'changed' | 'gone' | 'notNow' | 'wrongPlace' | 'refused';

/** A meeting that was scanned and is not on the server yet. No name, no contact. */
export interface AttendanceNote {
  readonly exhibitionId: string;
  readonly visitorId: string;
  /** Who acted on this phone, '' where no visitor was known; missing in a note of version 1.0. */
  readonly actorId: string;
  readonly appointmentId: string;
  /** Of the appointment when it was scanned; 0 where it has none. */
  readonly startMs: number;
  /** By the server's clock, as far as the page knew it. */
  readonly scannedAtMs: number;
  readonly proof: AttendanceProof;
  /** Why the server does not take it; undefined while it waits. */
  readonly refusal?: AttendanceRefusal | undefined;
}

const refusals: readonly unknown[] = ['changed', 'gone', 'notNow', 'wrongPlace', 'refused'];

export function isAttendanceNote(value: unknown): value is AttendanceNote {
  if (!isServerRow(value) || !isServerRow(value['proof'])) return false;
  const { by, placeId } = value['proof'];
  return (
    ['exhibitionId', 'visitorId', 'appointmentId'].every((key) => typeof value[key] === 'string') &&
    (value['actorId'] === undefined || typeof value['actorId'] === 'string') &&
    ['startMs', 'scannedAtMs'].every((key) => typeof value[key] === 'number') &&
    (by === 'exhibitor' || (by === 'place' && typeof placeId === 'string')) &&
    (value['refusal'] === undefined || refusals.indexOf(value['refusal']) >= 0)
  );
}

/** A place of the exhibition as far as this phone knows it. */
export interface KnownPlace {
  readonly id: string;
  readonly name: { readonly zh: string; readonly en: string };
}

const placeAddress = /\/sign-in\/([0-9A-Za-z]{24})\/([0-9A-Za-z]{24})(?:[/?#]|$)/;
const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();

type Met = Pick<Appointment, 'exhibitionId' | 'exhibitorId' | 'placeId' | 'place'>;

/** Undefined for the code of another exhibitor or place. A place is the one that the appointment names, by its id or its name. */
export function attendanceProof(
  appointment: Met,
  text: string,
  places: readonly KnownPlace[],
): AttendanceProof | undefined {
  const { exhibitionId, exhibitorId, placeId, place } = appointment;
  const exhibitor = scannedExhibitor(text);
  if (exhibitor !== undefined) return exhibitor === exhibitorId ? { by: 'exhibitor' } : undefined;
  const [, at, scanned] = placeAddress.exec(cutCodePoints(text.trim(), 2_000)) ?? [];
  if (at !== exhibitionId || scanned === undefined) return undefined;
  const known = places.find(({ id }) => id === scanned);
  const names = known === undefined ? [] : [known.name.zh, known.name.en].map(plain);
  const isNamed = place !== '' && names.indexOf(plain(place)) >= 0;
  return (placeId === '' ? isNamed : placeId === scanned) ? { by: 'place', placeId: scanned } : undefined;
}
