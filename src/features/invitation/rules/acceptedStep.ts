import type { FairMs } from '#domain/time/clocks.ts';
import { type Acceptance, hasMeeting } from '#entities/invitation/rules/acceptance.ts';
import type { AcceptanceNote, AcceptanceRefusal } from '#entities/acceptance/rules/acceptanceNote.ts';

/** Where an acceptance has come to: what the server has counts, and until it is read, what this phone knows of it. */
export type AcceptedStep =
  | 'meeting'
  | 'visit'
  | 'sendingMeeting'
  | 'sendingVisit'
  | 'past'
  | 'cancelled'
  | AcceptanceRefusal;

interface Accepted {
  readonly stored: Pick<Acceptance, 'state' | 'startMs'> | undefined;
  readonly note: Pick<AcceptanceNote, 'state' | 'startMs'> | undefined;
}

export function acceptedStep({ stored, note }: Accepted, nowMs: FairMs): AcceptedStep {
  if (stored !== undefined) {
    if (!hasMeeting(stored)) return 'visit';
    if (stored.state === 'agreed') return (stored.startMs ?? 0) > nowMs ? 'meeting' : 'past';
    if (stored.state === 'attended' || stored.state === 'noShow') return 'past';
    // Moved by one of the two: its page says who answers.
    return stored.state === 'pending' || stored.state === 'hostApproved' ? 'meeting' : 'cancelled';
  }
  if (note === undefined) return 'visit';
  const isMeeting = note.startMs > 0;
  if (note.state === 'waiting') return isMeeting ? 'sendingMeeting' : 'sendingVisit';
  if (note.state === 'sent') return isMeeting ? 'meeting' : 'visit';
  return note.state;
}
