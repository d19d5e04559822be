import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';

/** Who is on the other side of a conversation. */
export const partnerKinds = ['exhibitor', 'visitor', 'organizer'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

export interface Partner {
  readonly kind: PartnerKind;
  /** Of an organiser's messages the organisation's id, of the system's `systemPartnerId`. */
  readonly id: string;
}

/** Whose conversations they are; the visitor's id is that of the exhibitor where a booth reads and writes. */
export interface MessageOwner extends VisitorKey {
  /** Set where a booth reads and writes: on whose behalf the API is asked then. */
  readonly exhibitorUserId?: string | undefined;
  /** Through which channel the visitor has registered, where it is known: notices may be for one channel. */
  readonly channelId?: string | undefined;
  /** Whether the visitor is known to have checked in at a place: notices may be for those alone. */
  readonly hasCheckedIn?: boolean | undefined;
}

/** Whether an exhibitor is on this side. What it reads and writes is asked for by its own id, never by a visitor's. */
export const isBooth = ({ exhibitorUserId }: Pick<MessageOwner, 'exhibitorUserId'>): boolean =>
  exhibitorUserId !== undefined;

/** An offer or a sample that a visitor asks for. */
export type EnquiryKind = 'inquiry' | 'sample';

/** What a message is about, beside its text. */
export type BusinessType = 'text' | 'product' | EnquiryKind | 'appointment' | 'picture' | 'file';

export interface Message {
  readonly id: string;
  readonly partner: Partner;
  readonly isMine: boolean;
  readonly business: BusinessType;
  /** '' for none, like every text below. */
  readonly title: string;
  readonly text: string;
  /** The same in English, of a notice that was written in both languages. */
  readonly english?: { readonly title: string; readonly text: string } | undefined;
  readonly link: string;
  /** The address of a picture beside the text, of a notice; an attachment is a message without text, and has its address in `link`. */
  readonly picture?: string | undefined;
  /** A notice that was taken back. Its texts and addresses are ''. */
  readonly isWithdrawn?: boolean | undefined;
  readonly productId: string;
  /** Epoch milliseconds by the server's clock; 0 where it told none. */
  readonly atMs: number;
  /** Whether its receiver has read it; undefined where the server does not tell. */
  readonly isRead: boolean | undefined;
  readonly senderName: string;
  readonly senderPicture: string;
  readonly clientRef: string;
}

/** Title and text of a message in both languages. Of one that was written once, the language is not known: both say the same. */
export const wordsOf = ({
  title,
  text,
  english,
}: Pick<Message, 'title' | 'text' | 'english'>): {
  readonly title: TextPair;
  readonly text: TextPair;
} => ({
  title: { zh: title, en: english?.title ?? title },
  text: { zh: text, en: english?.text ?? text },
});

export const systemPartnerId = 'system';

/** The organiser and the system tell, and are not written to. */
export const canBeWrittenTo = ({ kind }: Partner): boolean => kind !== 'organizer';

export const partnerKey = ({ kind, id }: Partner): string => `${kind}/${id}`;

export const isSamePartner = (one: Partner, other: Partner): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Undefined for what an address must not name. */
export function readPartner(kind: string | undefined, id: string | undefined): Partner | undefined {
  const known = partnerKinds.find((one) => one === kind);
  return known !== undefined && id !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(id)
    ? { kind: known, id }
    : undefined;
}

/** Code points of one message. */
export const longestMessage = 2_000;
