import { useState } from 'react';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FoundDraft } from '#device/drafts/draftStore.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { contactBucket } from '#device/drafts/contactBucket.ts';
import { recordIdOf } from '#sending/rules/recordIdOf.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { endCorrection, resumeCorrection } from '#entities/registration/correction.ts';
import { isAbout } from '#session/visit/isAbout.ts';
import { findProvenRegistration } from '#entities/registration/stored/findOwnRegistration.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  saveRegistrationDraft,
} from '#entities/registration/registrationDraft.ts';
import { localStores } from '#session/localStores.ts';

/** What is there already of this registration: on the phone, and of one that is corrected on the server. */
export interface StartingPoint {
  readonly draft: FoundDraft | undefined;
  /** Something that was about to be sent, or was sent without an answer, when the page was last closed. */
  readonly unfinished: FoundEntry | undefined;
  /** The stored registration that is being corrected. */
  readonly own: OwnRegistration | undefined;
  /** Its record's id, also while it is not fetched. */
  readonly correcting: string | undefined;
}

async function look(address: DraftAddress, begun: string | undefined): Promise<StartingPoint> {
  const { exhibitionId, contact } = address;
  const { outbox } = await localStores();
  const [draft, waiting] = await Promise.all([
    findRegistrationDraft(address),
    outbox.find(exhibitionId, contactBucket(contact.value)),
  ]);
  const isOwn = waiting?.isReadable === true && isAbout(contact, waiting.record);
  const unfinished = isOwn ? waiting : undefined;
  const sentTo = unfinished && recordIdOf(unfinished.state as SubmissionState);
  const correcting = begun ?? resumeCorrection(exhibitionId, sentTo ?? draft?.draft.correcting);
  // What waits to be sent needs nothing more, and must be reached without the server's help.
  if (correcting === undefined || unfinished !== undefined)
    return { draft, unfinished, own: undefined, correcting };
  const found = await findProvenRegistration(exhibitionId, contact, correcting);
  // Without what is stored the correction would begin empty.
  if (found.kind === 'unknown') throw found.cause;
  if (found.kind === 'found') return { draft, unfinished, own: found.own, correcting };
  // Another person's, or gone: there is nothing to correct.
  endCorrection(exhibitionId);
  if (draft !== undefined) await saveRegistrationDraft(address, { correcting: undefined }, []);
  return { draft, unfinished, own: undefined, correcting: undefined };
}

/** What phone and server have; `startOver` forgets it and looks again. */
export function useStartingPoint(address: DraftAddress, correcting: string | undefined) {
  const { exhibitionId, channelId, contact } = address;
  // The note ends with the sending; that must not read anything again under the page that is just leaving.
  const [recordId] = useState(correcting);
  const queryKey = ['startingPoint', exhibitionId, channelId, contact, recordId];
  const query = useServerQuery({
    queryKey,
    queryFn: () => look({ exhibitionId, channelId, contact }, recordId),
    staleTime: Infinity,
    // Each visit of the screen looks again.
    gcTime: 0,
  });
  return { query, startOver: () => queryClient().resetQueries({ queryKey, exact: true }) };
}
