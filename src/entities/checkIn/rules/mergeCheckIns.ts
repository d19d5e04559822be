import { isSameCheckIn, type LocalCheckIn } from './localCheckIn.ts';

export interface CheckInRecord {
  readonly placeId: string;
  readonly registrationId: string;
  readonly signedAt: string;
}

interface Asked {
  /** By the phone's clock. */
  readonly askedAtMs: number;
  readonly exhibitionId: string;
  readonly registrationIds: readonly string[];
}

/**
 * Merges the server's check-ins: they confirm pending ones and replace refused ones; a confirmed one that the server
 * has deleted is removed; pending ones stay, and so do those that were confirmed after the server was asked.
 */
export function mergeCheckIns(
  notes: readonly LocalCheckIn[],
  { exhibitionId, registrationIds, askedAtMs }: Asked,
  records: readonly CheckInRecord[],
): LocalCheckIn[] {
  const isAsked = (note: LocalCheckIn) =>
    note.exhibitionId === exhibitionId && registrationIds.indexOf(note.registrationId) >= 0;
  const hasRow = (note: LocalCheckIn) => records.some((record) => isSameCheckIn(record, note));
  const isLater = ({ confirmedAtMs = -Infinity }: LocalCheckIn) => confirmedAtMs >= askedAtMs;
  const kept = notes.filter(
    (note) => !isAsked(note) || (!hasRow(note) && (note.kind !== 'signed' || isLater(note))),
  );
  const confirmed = records.map(({ placeId, registrationId, signedAt }): LocalCheckIn => {
    const before = notes.find((note) => isSameCheckIn(note, { placeId, registrationId }));
    const { tappedAtMs = 0, clientRef = '' } = before ?? {};
    const confirmedAtMs = Math.max(askedAtMs, before?.confirmedAtMs ?? 0);
    const key = { exhibitionId, placeId, registrationId };
    return { ...key, kind: 'signed', signedAt, tappedAtMs, confirmedAtMs, clientRef };
  });
  return [...kept, ...confirmed];
}
