import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import { AttachNotes } from './AttachNotes.tsx';
import type { Attaching } from './useAttaching.ts';

export interface AttachStateProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly attaching: Attaching;
}

/** Above the field: what is being sent, or why a file cannot be. */
export const AttachState = ({ owner, partner, attaching: { attachment, intake } }: AttachStateProps) => (
  <>
    {attachment !== undefined && <AttachmentCard owner={owner} partner={partner} attachment={attachment} />}
    <AttachNotes {...intake} />
  </>
);
