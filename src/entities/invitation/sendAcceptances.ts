import type { ApiClient } from '#data/client/apiClient.ts';
import { isSuccess } from '#data/client/envelope.ts';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import {
  acceptanceRefusals,
  alreadyAccepted,
  insertAcceptance,
  lookUpAcceptances,
} from './api/invitationWrites.ts';
import { invalidateInvitation } from './invitationQueries.ts';
import { type AcceptanceNote, isDue } from '#entities/acceptance/rules/acceptanceNote.ts';
import { acceptanceNotes, putAcceptance } from '#entities/acceptance/acceptanceNotes.ts';

const acceptances = createOutgoingQueue<AcceptanceNote>({
  name: 'acceptances',
  waiting: () => acceptanceNotes().list().filter(isDue),
  idOf: ({ clientRef }) => clientRef,
  senderOf: ({ exhibitionId, visitorId }) => ({ kind: 'visitor', exhibitionId, visitorId }),
  send: sendOne,
});

/** Sends what was accepted, each looked for before. Never rejects. */
export const sendAcceptances = (): Promise<void> => acceptances.send();
export const resumeAcceptances = acceptances.resume;

async function sendOne(client: ApiClient, note: AcceptanceNote): Promise<void> {
  const found = await lookUpAcceptances(client, note);
  if (found.kind === 'unknown') throw new Error(`whether it was accepted is not known: ${found.cause}`);
  const state = found.kind === 'found' ? 'sent' : await insertOnce(client, note);
  // Changed in place: a logout has removed it by now, or not.
  if (
    acceptanceNotes()
      .list()
      .some(({ clientRef }) => clientRef === note.clientRef)
  )
    putAcceptance({ ...note, state });
  await Promise.all([
    invalidateInvitation(note.exhibitionId, note.invitationId),
    invalidateAppointments(note.exhibitionId),
  ]).catch(() => undefined);
}

/** @throws Error where no answer came: a later run looks whether it has arrived */
async function insertOnce(client: ApiClient, note: AcceptanceNote): Promise<AcceptanceNote['state']> {
  const { envelope, cause } = await insertAcceptance(client, note);
  if (envelope === undefined) throw new Error(`an acceptance without an answer: ${cause ?? ''}`);
  const code = envelope.resCode;
  if (isSuccess(code) || code === alreadyAccepted) return 'sent';
  if (cause !== undefined && cause !== 'refused') throw new Error(`an acceptance failed: ${cause}`);
  return acceptanceRefusals[code] ?? 'refused';
}
