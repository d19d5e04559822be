import { useEffect, useState } from 'react';
import type { FoundDraft } from '../../../device/drafts.ts';
import type { FoundEntry } from '../../../device/outbox.ts';
import type { Contact } from '../../../domain/contact.ts';
import { contactBucket } from '../../../device/contactBucket.ts';
import { type DraftAddress, findRegistrationDraft } from '../../../flows/registrationDraft.ts';
import { shelves } from '../../../flows/shelves.ts';

/** What the phone already holds of this registration. */
export interface StartingPoint {
  readonly draft: FoundDraft | undefined;
  /** Something that was about to be sent, or was sent without an answer, when the page was last closed. */
  readonly unfinished: FoundEntry | undefined;
}

/** Undefined until the phone has been asked. */
export function useStartingPoint({
  exhibitionId,
  channelId,
  contact,
}: DraftAddress): StartingPoint | undefined {
  const [start, setStart] = useState<StartingPoint>();

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<StartingPoint> {
      const { outbox } = await shelves();
      const [draft, unfinished] = await Promise.all([
        findRegistrationDraft({ exhibitionId, channelId, contact }),
        outbox.find(exhibitionId, contactBucket(contact.value)),
      ]);
      const isOwn = unfinished?.isReadable === true && isOf(contact, unfinished.record);
      return { draft, unfinished: isOwn ? unfinished : undefined };
    }
    void look().then((found) => {
      if (!isGone) setStart(found);
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId, contact]);

  return start;
}

/** Two contacts may share a bucket; what waits to be sent is only shown to the one it is about. */
function isOf({ kind, value }: Contact, record: FoundEntry['record']): boolean {
  return record[kind === 'mobile' ? 'Mob' : 'Email'] === value;
}
