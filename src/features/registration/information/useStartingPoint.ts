import { useEffect, useState } from 'react';
import type { OwnRegistration } from '../../../api/ownRegistration.ts';
import type { FoundDraft } from '../../../device/drafts.ts';
import type { FoundEntry } from '../../../device/outbox.ts';
import type { Contact } from '../../../domain/contact.ts';
import { contactBucket } from '../../../device/contactBucket.ts';
import { endCorrection } from '../../../flows/correction.ts';
import { findProvenRegistration } from '../../../flows/ownRegistration.ts';
import { type DraftAddress, findRegistrationDraft } from '../../../flows/registrationDraft.ts';
import { shelves } from '../../../flows/shelves.ts';

/** What is there already of this registration: on the phone, and of one that is corrected on the server. */
export interface StartingPoint {
  readonly draft: FoundDraft | undefined;
  /** Something that was about to be sent, or was sent without an answer, when the page was last closed. */
  readonly unfinished: FoundEntry | undefined;
  /** The stored registration that is being corrected. */
  readonly own: OwnRegistration | undefined;
}

export interface Starting {
  /** Undefined until phone and server have been asked. */
  readonly start: StartingPoint | undefined;
  /** What is to be corrected could not be fetched: without it the correction would begin empty. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

async function look(
  address: DraftAddress,
  correcting: string | undefined,
): Promise<StartingPoint | undefined> {
  const { exhibitionId, contact } = address;
  const { outbox } = await shelves();
  const [draft, waiting, found] = await Promise.all([
    findRegistrationDraft(address),
    outbox.find(exhibitionId, contactBucket(contact.value)),
    correcting === undefined ? undefined : findProvenRegistration(exhibitionId, contact, correcting),
  ]);
  const isOwn = waiting?.isReadable === true && isOf(contact, waiting.record);
  const unfinished = isOwn ? waiting : undefined;
  // What waits to be sent needs nothing more, and must be reached without the server's help.
  if (found === undefined || unfinished !== undefined) return { draft, unfinished, own: undefined };
  if (found.kind === 'unknown') return undefined;
  // Somebody else's, or gone: there is nothing to correct.
  if (found.kind === 'absent') endCorrection(exhibitionId);
  return { draft, unfinished, own: found.kind === 'found' ? found.own : undefined };
}

export function useStartingPoint(address: DraftAddress, correcting: string | undefined): Starting {
  const { exhibitionId, channelId, contact } = address;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly attempt: number;
    readonly start: StartingPoint | undefined;
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

  const isAnswered = answer?.attempt === attempt;
  return {
    start: isAnswered ? answer.start : undefined,
    isLost: isAnswered && answer.start === undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Two contacts may share a bucket; what waits to be sent is only shown to the one it is about. */
function isOf({ kind, value }: Contact, record: FoundEntry['record']): boolean {
  return record[kind === 'mobile' ? 'Mob' : 'Email'] === value;
}
