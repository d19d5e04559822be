import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { randomId } from '#device/identity/randomId.ts';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { conversationKey } from '#entities/message/messageEntry.ts';
import { queueMessage } from '#entities/message/messageQueue.ts';
import { senderName } from '#entities/booth/senderName.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import type { Upload } from '#ui/fields/uploaded/uploadingContext.ts';

/** A picture or a file on its way to the storage; a message carries its address afterwards. */
export interface Attachment {
  readonly business: 'picture' | 'file';
  readonly name: string;
  readonly upload: Upload;
  /** '' for none. */
  readonly previewUrl: string;
  readonly clientRef: string;
  /** It has arrived, but the phone could not keep the message. */
  readonly isStuck?: boolean;
}

export type ChosenAttachment = Pick<Attachment, 'business' | 'name' | 'upload' | 'previewUrl'>;

interface Conversation {
  readonly owner: MessageOwner;
  readonly partner: Partner;
}

/** By conversation. They go on while their screen is not shown, and end with the page. */
const attachments = createStore<Readonly<Record<string, Attachment>>>()(() => ({}));
const longestName = 120;

const keyOf = ({ owner, partner }: Conversation) => conversationKey(owner, partner);

export const useAttachment = (conversation: Conversation): Attachment | undefined =>
  useStore(attachments, (all) => all[keyOf(conversation)]);

/** Once the file has arrived, its message is in the queue, once. */
export function beginAttachment(conversation: Conversation, chosen: ChosenAttachment): void {
  const name = cleanLine(chosen.name, longestName);
  const attachment: Attachment = { ...chosen, name, clientRef: randomId() };
  dropAttachment(conversation);
  attachments.setState({ [keyOf(conversation)]: attachment });
  let isOver = false;
  const follow = () => {
    const { at } = chosen.upload.getState();
    if (isOver || (at !== 'done' && at !== 'cancelled')) return;
    isOver = true;
    if (at === 'done') void queueAttachment(conversation, attachment);
  };
  chosen.upload.subscribe(follow);
  follow();
}

/** Puts what has arrived into the queue, also after a failure of the phone's stores. */
export async function queueAttachment(conversation: Conversation, attachment: Attachment): Promise<void> {
  const { business, name, upload, clientRef } = attachment;
  const state = upload.getState();
  if (state.at !== 'done') return;
  const { owner, partner } = conversation;
  const key = keyOf(conversation);
  try {
    await queueMessage({
      owner,
      partner,
      business,
      text: '',
      title: name,
      link: state.location,
      productId: '',
      senderName: senderName(owner),
      clientRef,
      writtenAtMs: fairNowMs(),
    });
    if (attachments.getState()[key]?.clientRef === clientRef) forget(key);
  } catch {
    attachments.setState({ [key]: { ...attachment, isStuck: true } });
  }
}

/** Takes back what has not arrived. */
export function dropAttachment(conversation: Conversation): void {
  const key = keyOf(conversation);
  attachments.getState()[key]?.upload.cancel();
  forget(key);
}

function forget(key: string): void {
  const { [key]: gone, ...others } = attachments.getState();
  if (gone?.previewUrl.startsWith('blob:')) URL.revokeObjectURL(gone.previewUrl);
  attachments.setState(others, true);
}
