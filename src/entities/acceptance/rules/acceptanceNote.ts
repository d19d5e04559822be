import { isServerRow } from '#domain/record/serverRow.ts';

/** Why the server does not take an acceptance. */
export type AcceptanceRefusal =
  | 'withdrawn'
  | 'full'
  | 'slotTaken'
  | 'visitorBusy'
  | 'timeGone'
  | 'notRegistered'
  | 'refused';

const refusals: readonly unknown[] = [
  'withdrawn',
  'full',
  'slotTaken',
  'visitorBusy',
  'timeGone',
  'notRegistered',
  'refused',
];

/** An invitation that was accepted on this phone. No name, no contact of the visitor. */
export interface AcceptanceNote {
  readonly exhibitionId: string;
  readonly invitationId: string;
  /** Made before the row is sent. */
  readonly clientRef: string;
  /** Who accepts; '' while the registration that is on its way is not answered. */
  readonly visitorId: string;
  /** The reference of that registration; '' for who was registered before. */
  readonly registrationRef: string;
  readonly exhibitorId: string;
  readonly contactId: string;
  /** Of the meeting; 0 where it is accepted without one. */
  readonly startMs: number;
  readonly endMs: number;
  readonly place: string;
  readonly words: string;
  readonly state: 'waiting' | 'sent' | AcceptanceRefusal;
}

const texts = [
  'exhibitionId',
  'invitationId',
  'clientRef',
  'visitorId',
  'registrationRef',
  'exhibitorId',
  'contactId',
  'place',
  'words',
] as const;

export function isAcceptanceNote(value: unknown): value is AcceptanceNote {
  if (!isServerRow(value)) return false;
  const { startMs, endMs, state } = value;
  return (
    texts.every((key) => typeof value[key] === 'string') &&
    typeof startMs === 'number' &&
    typeof endMs === 'number' &&
    (state === 'waiting' || state === 'sent' || refusals.indexOf(state) >= 0)
  );
}

/** What is sent next: what has its visitor and no answer. */
export const isDue = ({ visitorId, state }: AcceptanceNote): boolean =>
  visitorId !== '' && state === 'waiting';

/** With the visitor whom a registration has made, where it was sent to accept an invitation. */
export const withRegistered = (
  notes: readonly AcceptanceNote[],
  registrationRef: string,
  visitorId: string,
): readonly AcceptanceNote[] =>
  notes.map((note) =>
    registrationRef !== '' && note.visitorId === '' && note.registrationRef === registrationRef
      ? { ...note, visitorId }
      : note,
  );

/** Without what this person has accepted of the same invitation before, unless it is on its way or sent. */
export const withoutRefused = (
  notes: readonly AcceptanceNote[],
  { invitationId, visitorId }: Pick<AcceptanceNote, 'invitationId' | 'visitorId'>,
): readonly AcceptanceNote[] =>
  notes.filter(
    (note) =>
      note.invitationId !== invitationId ||
      note.visitorId !== visitorId ||
      note.state === 'waiting' ||
      note.state === 'sent',
  );
