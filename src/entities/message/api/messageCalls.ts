import {
  isSamePartner,
  isBooth,
  type Message,
  type MessageOwner,
  type Partner,
  systemPartnerId,
} from '../rules/message.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { ConditionParts } from '#data/collections/condition.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { messages } from './messageCollections.ts';
import { readMessage } from './readMessage.ts';

type Parts = ConditionParts<(typeof messages.askedBy)[number]>;

/** One page of one direction. */
export interface MessagePage {
  readonly messages: readonly Message[];
  readonly hasMore: boolean;
}

const systemSender = 'sys';

/** One condition for each direction; of all conversations where no partner is named. */
export function directionsOf(owner: MessageOwner, partner: Partner | undefined): readonly Parts[] {
  if (isBooth(owner)) return boothDirections(owner, partner);
  const { exhibitionId: ExhibitionId, visitorId: me } = owner;
  const sent = { ExhibitionId, VisitorSender: me };
  const received = { ExhibitionId, VisitorReceiver: me };
  const notices = noticesFor(owner);
  if (partner === undefined) return [sent, received, ...notices];
  const { kind, id } = partner;
  if (kind === 'exhibitor') return [sentTo(owner, partner), { ...received, ExhibitorSender: id }];
  if (kind === 'visitor') return [sentTo(owner, partner), { ...received, VisitorSender: id }];
  return [received, ...notices].map((parts) => ({ ...parts, ...fromOrganiser(id) }));
}

/** One condition for each audience that a visitor belongs to. */
function noticesFor({ exhibitionId: ExhibitionId, channelId, hasCheckedIn }: MessageOwner): readonly Parts[] {
  return [
    { ExhibitionId, ToAllVisitor: true },
    ...(channelId === undefined
      ? []
      : [
          { ExhibitionId, ToChannel: channelId },
          { ExhibitionId, ToChannels: channelId },
        ]),
    ...(hasCheckedIn === true ? [{ ExhibitionId, ToCheckedIn: true }] : []),
  ];
}

/** Some may be withdrawn or still to come. */
const fewNewest = { pageIndex: 1, pageSize: 5 } as const;

/** What the organisers have told a visitor last; undefined where nothing stands. @throws ApiProblem */
export async function readLatestNotice(
  client: ApiClient,
  { owner, nowMs }: Pick<AskedMessages, 'owner' | 'nowMs'>,
  options: ReadOptions,
): Promise<Message | undefined> {
  const pages = await Promise.all(
    noticesFor(owner).map((parts) =>
      readMessagePage(client, { owner, partner: undefined, parts, nowMs }, { ...options, ...fewNewest }),
    ),
  );
  return pages
    .reduce<readonly Message[]>((all, { messages: own }) => [...all, ...own], [])
    .filter(({ partner, isWithdrawn }) => partner.kind === 'organizer' && isWithdrawn !== true)
    .sort((one, other) => other.atMs - one.atMs)[0];
}

const fromOrganiser = (id: string): Parts =>
  id === systemPartnerId ? { SysSender: systemSender } : { OrganizationSender: id };

function boothDirections(owner: MessageOwner, partner: Partner | undefined): readonly Parts[] {
  const { exhibitionId: ExhibitionId, visitorId: me } = owner;
  const received = { ExhibitionId, ExhibitorReceiver: me };
  const notices = { ExhibitionId, ToAllExhibitor: true };
  if (partner === undefined) return [{ ExhibitionId, ExhibitorSender: me }, received, notices];
  const { kind, id } = partner;
  if (kind === 'visitor') return [sentTo(owner, partner), { ...received, VisitorSender: id }];
  if (kind === 'exhibitor') return [sentTo(owner, partner), { ...received, ExhibitorSender: id }];
  return [received, notices].map((parts) => ({ ...parts, ...fromOrganiser(id) }));
}

const sentTo = (owner: MessageOwner, { kind, id }: Partner): Parts => ({
  ExhibitionId: owner.exhibitionId,
  ...(isBooth(owner) ? { ExhibitorSender: owner.visitorId } : { VisitorSender: owner.visitorId }),
  ...(kind === 'visitor' ? { VisitorReceiver: id } : { ExhibitorReceiver: id }),
});

/** A booth asks as the exhibitor's user. */
export const asOwner = ({
  exhibitorUserId,
}: Pick<MessageOwner, 'exhibitorUserId'>): { readonly userId?: string } =>
  exhibitorUserId === undefined ? {} : { userId: exhibitorUserId };

interface AskedMessages {
  readonly owner: MessageOwner;
  readonly partner: Partner | undefined;
  readonly parts: Parts;
  /** By the fair's clock: a notice for a later time is left out. */
  readonly nowMs: number;
}

/** Newest first. A row that belongs to another conversation is dropped. @throws ApiProblem */
export async function readMessagePage(
  client: ApiClient,
  about: AskedMessages,
  options: ReadOptions & { readonly pageIndex: number; readonly pageSize: number },
): Promise<MessagePage> {
  const { owner, partner, parts, nowMs } = about;
  const { items, hasMore } = await messages.page(client, parts, {
    ...options,
    ...asOwner(owner),
    sort: { CreatedAtMesc: -1 },
  });
  const own = items
    .map((row) => readMessage(row, owner, nowMs))
    .filter((message) => message !== undefined)
    .filter((message) => partner === undefined || isSamePartner(message.partner, partner));
  return { messages: own, hasMore };
}

/** Sends a message once; never throws for what the network or the server does. A 403 leads nowhere: the message says so. */
export function insertMessage(client: ApiClient, record: ServerRow, owner: MessageOwner): Promise<SentOnce> {
  const options = { ...asOwner(owner), isAskedFor: false };
  return outcomeOf(client.write('/data/insert/MessageInfo', { record }, options));
}

/** The owner's latest messages to this partner, as they were stored. */
export function findSentMessages(
  client: ApiClient,
  owner: MessageOwner,
  partner: Partner,
): Promise<RowLookup> {
  const latest = {
    rows: (from: ApiClient, parts: Parts, options: ReadOptions & { readonly sort: { CreatedAtMesc: -1 } }) =>
      messages.rows(from, parts, { ...options, pageIndex: 1, pageSize: 50 }),
  };
  return lookUp(client, latest, sentTo(owner, partner), {
    ...asOwner(owner),
    policy: 'schedule',
    isAskedFor: false,
  });
}

const readState = '1';

/** @throws ApiProblem */
export async function markMessageRead(
  client: ApiClient,
  id: string,
  owner: Pick<MessageOwner, 'exhibitorUserId'>,
): Promise<void> {
  await messages.update(client, id, { State: readState }, { ...asOwner(owner), isAskedFor: false });
}
