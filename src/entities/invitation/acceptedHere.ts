import { loadChunk } from '#chunks/loadChunk.ts';
import { randomId } from '#device/identity/randomId.ts';
import { withoutRefused, type AcceptanceNote } from '#entities/acceptance/rules/acceptanceNote.ts';
import type { Invitation } from './rules/invitation.ts';
import { proposedTime } from './rules/meetingHindrance.ts';
import { acceptanceNotes, findAcceptanceNote, putAcceptance } from '#entities/acceptance/acceptanceNotes.ts';
import { endAccepting, findAccepting } from '#entities/acceptance/accepting.ts';

/** @param isMeeting whether the proposed meeting is accepted with it */
export function newAcceptance(invitation: Invitation, isMeeting: boolean): AcceptanceNote {
  const { exhibitionId, RecordId, exhibitorId, contactId, place, words } = invitation;
  const time = isMeeting ? proposedTime(invitation) : undefined;
  return {
    exhibitionId,
    invitationId: RecordId,
    clientRef: randomId(),
    visitorId: '',
    registrationRef: '',
    exhibitorId,
    contactId,
    startMs: time?.startMs ?? 0,
    endMs: time?.endMs ?? 0,
    place,
    words,
    state: 'waiting',
  };
}

/** Keeps what a registered visitor accepts, and sends it. What was refused before makes room. */
export function accept(note: AcceptanceNote): void {
  acceptanceNotes().change((before) => withoutRefused(before, note));
  putAcceptance(note);
  sendNow();
}

/** Takes over what was tapped in this tab before the visitor was known, once, and sends what waits. */
export function acceptedHere({ exhibitionId, RecordId }: Invitation, visitorId: string): void {
  const note = findAccepting(exhibitionId);
  if (note?.invitationId === RecordId) {
    endAccepting();
    if (findAcceptanceNote(RecordId, visitorId) === undefined) return accept({ ...note, visitorId });
  }
  sendNow();
}

function sendNow(): void {
  // What cannot be loaded now is sent by the next page.
  loadChunk(() => import('./sendAcceptances.ts')).then(
    ({ resumeAcceptances, sendAcceptances }) => {
      resumeAcceptances();
      return sendAcceptances();
    },
    () => {},
  );
}
