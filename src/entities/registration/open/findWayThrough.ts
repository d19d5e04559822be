import { flushAll } from '#session/beforeLeaving.ts';
import { localStores } from '#session/localStores.ts';
import { ownVoucherAt } from '#session/acting/ownVoucher.ts';
import { findCorrection } from '../correction.ts';
import { findRoster } from '../groupRoster.ts';
import { findUnfinished, type UnfinishedRegistration } from '../unfinished/findUnfinished.ts';

/** The screens on which a registration is made, by what they do; `login` is the proof of the contact before it. */
export type EntryStep = 'login' | 'register' | 'information' | 'upload' | 'group';

export interface EntryPlace {
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly step: EntryStep;
}

export interface WayThrough {
  /** Who is here for something else than a new registration: a correction, the pass, or what was sent already. */
  readonly isOpen: boolean;
  /** What this phone keeps of a registration that was begun. */
  readonly unfinished: UnfinishedRegistration | undefined;
}

/** What is left to do on a screen while registration is closed. What is being typed is written first. Never rejects. */
export async function findWayThrough(place: EntryPlace): Promise<WayThrough> {
  await flushAll();
  try {
    const unfinished = await findUnfinished(place.exhibitionId, place.channelId);
    return { isOpen: await isAbout(place, unfinished), unfinished };
  } catch {
    // A phone that keeps nothing.
    return { isOpen: false, unfinished: undefined };
  }
}

async function isAbout(place: EntryPlace, unfinished: UnfinishedRegistration | undefined): Promise<boolean> {
  const { exhibitionId, step } = place;
  if (step === 'login') return false;
  if (step === 'group') return isSent(unfinished, step) || (await isCorrecting(place));
  if (findCorrection(exhibitionId) !== undefined) return true;
  if (step === 'upload') return false;
  // These two screens lead on to the pass.
  return ownVoucherAt(exhibitionId) !== undefined || (step === 'information' && isSent(unfinished, step));
}

const isSent = (unfinished: UnfinishedRegistration | undefined, step: EntryStep) =>
  unfinished?.kind === 'pending' && unfinished.step === step;

/** A companion who is registered is corrected in the list of the group. */
async function isCorrecting({ exhibitionId, channelId }: EntryPlace): Promise<boolean> {
  const contact = await (await localStores()).provenContacts.load(exhibitionId);
  if (contact === undefined) return false;
  const roster = await findRoster({ exhibitionId, channelId, contact });
  return roster?.members.some(({ recordId }) => recordId !== undefined) === true;
}
