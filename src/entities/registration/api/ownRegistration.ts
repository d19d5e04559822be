import type { TextPair } from '#domain/form/formDefinition.ts';
import type { ReviewFacts, ReviewNote } from '#domain/review/reviewSteps.ts';
import { readLine, readTextPair, type ServerRow } from '#domain/record/serverRow.ts';
import { readRegistration, type Registration } from './registrationRecord.ts';
import { objectsOf } from '#data/collections/rows.ts';

/** A registration as its owner sees it. It holds answers, so it is kept for the screen only. */
export interface OwnRegistration {
  readonly registration: Registration;
  readonly row: ServerRow;
  readonly review: ReviewFacts & {
    readonly reason: TextPair;
    /** Only what is still to be completed: of another state than "declined" there is nothing. */
    readonly notes: readonly ReviewNote[];
  };
  /** What the organiser has arranged; '' where nothing is. */
  readonly arranged: {
    readonly hotel: TextPair;
    readonly room: string;
    readonly conferences: TextPair;
  };
}

const maxCheckIns = 50;

/** Assumed: the names of everything beyond the registration itself, see docs/data-api.md. */
export function readOwnRegistration(row: ServerRow): OwnRegistration | undefined {
  const registration = readRegistration(row);
  if (registration === undefined) return undefined;
  const isDeclined = registration.ApproveState === '3';
  const line = (key: string) => readLine(row[key]);
  return {
    registration,
    row,
    review: {
      approveState: registration.ApproveState,
      submittedAt: registration.CreatedAt,
      changedAt: line('UpdatedAt'),
      decidedAt: line('ReviewTime'),
      reason: isDeclined ? readTextPair(row, 'ReviewReason') : { zh: '', en: '' },
      notes: isDeclined ? readNotes(row['ReviewNotes']) : [],
    },
    arranged: {
      hotel: readTextPair(row, 'HotelName'),
      room: line('RoomNo'),
      conferences: readTextPair(row, 'ConferenceNotes'),
    },
  };
}

function readNotes(value: unknown): readonly ReviewNote[] {
  const notes: ReviewNote[] = [];
  for (const row of objectsOf(value).slice(0, maxCheckIns)) {
    const key = readLine(row['Key']);
    if (key !== '' && !notes.some((note) => note.key === key))
      notes.push({ key, text: readTextPair(row, 'Text') });
  }
  return notes;
}
