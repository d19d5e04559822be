import { isSameCheckIn, type LocalCheckIn } from './localCheckIn.ts';

export interface CheckInRecord {
  readonly placeId: string;
  readonly registrationId: string;
  readonly signedAt: string;
}

interface Asked {
  readonly exhibitionId: string;
  readonly registrationIds: readonly string[];
}

/**
 * Merges the server's check-ins: they confirm pending ones and replace refused ones; a confirmed one that the server
 * has deleted is removed; pending ones stay.
 */
export function mergeCheckIns(
  notes: readonly LocalCheckIn[],
  { exhibitionId, registrationIds }: Asked,
  records: readonly CheckInRecord[],
): LocalCheckIn[] {
  const isAsked = (note: LocalCheckIn) =>
    note.exhibitionId === exhibitionId && registrationIds.indexOf(note.registrationId) >= 0;
  const hasRow = (note: LocalCheckIn) => records.some((record) => isSameCheckIn(record, note));
  const kept = notes.filter((note) => !isAsked(note) || (!hasRow(note) && note.kind !== 'signed'));
  const confirmed = records.map(({ placeId, registrationId, signedAt }): LocalCheckIn => {
    const before = notes.find((note) => isSameCheckIn(note, { placeId, registrationId }));
    const { tappedAtMs = 0, clientRef = '' } = before ?? {};
    return { exhibitionId, placeId, registrationId, kind: 'signed', signedAt, tappedAtMs, clientRef };
  });
  return [...kept, ...confirmed];
}
