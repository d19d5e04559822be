import { useEffect, useState } from 'react';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import type { FoundDraft } from '../../../device/drafts.ts';
import type { FoundEntry } from '../../../device/outbox.ts';
import { contactBucket } from '../../../device/contactBucket.ts';
import { recordIdOf } from '../../../domain/submission/recordIdOf.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import { endCorrection, resumeCorrection } from '../../../flows/correction.ts';
import { isAbout } from '../../../flows/isAbout.ts';
import { findProvenRegistration } from '../../../flows/ownRegistration.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  saveRegistrationDraft,
} from '../../../flows/registrationDraft.ts';
import { shelves } from '../../../flows/shelves.ts';

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

interface Lost {
  readonly cause: unknown;
}

export interface Starting {
  /** Undefined until phone and server have been asked. */
  readonly start: StartingPoint | undefined;
  /** Why what is to be corrected could not be fetched: without it the correction would begin empty. */
  readonly lost: Lost | undefined;
  readonly retry: () => void;
}

async function look(address: DraftAddress, begun: string | undefined): Promise<StartingPoint | Lost> {
  const { exhibitionId, contact } = address;
  const { outbox } = await shelves();
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
  if (found.kind === 'unknown') return { cause: found.cause };
  if (found.kind === 'found') return { draft, unfinished, own: found.own, correcting };
  // Somebody else's, or gone: there is nothing to correct.
  endCorrection(exhibitionId);
  if (draft !== undefined) await saveRegistrationDraft(address, { correcting: undefined }, []);
  return { draft, unfinished, own: undefined, correcting: undefined };
}

export function useStartingPoint(address: DraftAddress, correcting: string | undefined): Starting {
  const { exhibitionId, channelId, contact } = address;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly attempt: number;
    readonly start: StartingPoint | Lost;
  }>();
  // The note ends with the sending; that must not fetch anything anew under the page that is just leaving.
  const [recordId] = useState(correcting);

  useEffect(() => {
    let isGone = false;
    void look({ exhibitionId, channelId, contact }, recordId).then((start) => {
      if (!isGone) setAnswer({ attempt, start });
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId, contact, recordId, attempt]);

  const latest = answer?.attempt === attempt ? answer.start : undefined;
  return {
    start: latest !== undefined && 'cause' in latest ? undefined : latest,
    lost: latest !== undefined && 'cause' in latest ? latest : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
