import { appSession } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { type AcceptanceNote, isAcceptanceNote, withRegistered } from './rules/acceptanceNote.ts';
import { acceptanceNotes, putAcceptance } from './acceptanceNotes.ts';

/** Who leaves halfway has not accepted it on another day. */
const lifeMs = 3_600_000;

/** Who has invited, as a form may ask; '' for what is not known. */
export interface Inviter {
  readonly name: string;
  readonly phone: string;
}

/**
 * A person who has no registration yet has accepted: this tab holds it until they are known, so that no other person
 * who registers on this phone later accepts it.
 */
export function beginAccepting(note: AcceptanceNote, inviter: Inviter): void {
  appSession().write(laterNames.acceptances, JSON.stringify({ note, inviter, tappedAtMs: fairNowMs() }));
}

interface Accepting {
  readonly note: AcceptanceNote;
  readonly inviter: Inviter;
}

function readAccepting(exhibitionId: string): Accepting | undefined {
  try {
    const kept: unknown = JSON.parse(appSession().read(laterNames.acceptances) ?? 'null');
    if (!isServerRow(kept)) return undefined;
    const { note, inviter, tappedAtMs } = kept;
    const ageMs = fairNowMs() - Number(tappedAtMs);
    if (!isAcceptanceNote(note) || note.exhibitionId !== exhibitionId) return undefined;
    if (!(ageMs >= 0 && ageMs <= lifeMs)) return undefined;
    const named = isServerRow(inviter) ? inviter : {};
    return { note, inviter: { name: readLine(named['name']), phone: readLine(named['phone']) } };
  } catch {
    return undefined;
  }
}

export const findAccepting = (exhibitionId: string): AcceptanceNote | undefined =>
  readAccepting(exhibitionId)?.note;

/** Whose invitation the registration that is filled in here accepts. */
export const findInviter = (exhibitionId: string): Inviter | undefined =>
  readAccepting(exhibitionId)?.inviter;

export const endAccepting = (): void => appSession().remove(laterNames.acceptances);

/** The registration that leaves now was begun to accept an invitation. From here on the phone keeps it, also where the tab is closed. */
export function acceptWith(exhibitionId: string, registrationRef: string): string | undefined {
  const note = findAccepting(exhibitionId);
  if (note === undefined) return undefined;
  putAcceptance({ ...note, registrationRef });
  return note.invitationId;
}

/** The registration is stored, and its visitor known: what they have accepted waits to be sent. */
export function acceptAs(registrationRef: string, visitorId: string): void {
  acceptanceNotes().change((before) => withRegistered(before, registrationRef, visitorId));
}
