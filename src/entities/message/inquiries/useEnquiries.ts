import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiClient } from '#data/client/apiClient.ts';
import { enquiryKind, type EnquiryRow } from '../api/enquiryCalls.ts';
import { enquiries } from '../api/enquiryCollections.ts';
import { asOwner } from '../api/messageCalls.ts';
import { isBooth, type Message, type MessageOwner, type Partner } from '../rules/message.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

/** A message that stands for an inquiry, with its row. */
export interface EnquiryMessage extends Message {
  readonly enquiry: EnquiryRow;
}

/** Of one partner, or of all. */
const enquiriesQuery = (owner: MessageOwner, partnerId: string | undefined) =>
  queryOptions({
    queryKey: ['enquiries', owner.exhibitionId, owner.visitorId, partnerId ?? null] as const,
    queryFn: (context): Promise<readonly EnquiryRow[]> => {
      const read = async () => {
        const client = await readingClient(context);
        const options = { ...asOwner(owner), policy: 'background', sort: { CreatedAtMesc: -1 } } as const;
        return readAllPages((paging) =>
          enquiries.page(client, partsOf(owner, partnerId), { ...options, ...paging }),
        );
      };
      // What a booth was asked for is many people's, and stays on its server.
      if (partnerId !== undefined || isBooth(owner)) return read();
      const { exhibitionId, visitorId } = owner;
      return readOwnKept(context, { exhibitionId, visitorIds: [visitorId], name: 'enquiries' }, read);
    },
    staleTime: services().times.messagePollMs,
  });

/** All that a visitor asked exhibitors for; also without a network, as this phone has last read it. */
export const ownEnquiriesQuery = (owner: MessageOwner) => enquiriesQuery(owner, undefined);

const partsOf = (owner: MessageOwner, partnerId: string | undefined) => ({
  ExhibitionId: owner.exhibitionId,
  ...(isBooth(owner)
    ? { ExhibitorId: owner.visitorId, ...(partnerId !== undefined && { VisitorId: partnerId }) }
    : { VisitorId: owner.visitorId, ...(partnerId !== undefined && { ExhibitorId: partnerId }) }),
});

function messageOf(enquiry: EnquiryRow, owner: MessageOwner): EnquiryMessage {
  const isAsked = isBooth(owner);
  return {
    id: enquiry.RecordId,
    partner: isAsked
      ? { kind: 'visitor', id: enquiry.VisitorId }
      : { kind: 'exhibitor', id: enquiry.ExhibitorId },
    isMine: !isAsked,
    business: enquiryKind(enquiry),
    title: enquiry.ProductName,
    text: enquiry.Content,
    link: '',
    productId: enquiry.ProductId,
    atMs: enquiry.CreatedAtMesc ?? 0,
    isRead: enquiry.State === '' ? undefined : enquiry.State !== '0',
    senderName: '',
    senderPicture: '',
    clientRef: enquiry.ClientRef,
    enquiry,
  };
}

const whileOnline = () => (navigator.onLine ? services().times.pollMs : false);

/** What was asked for in this conversation, as messages of their own; a conversation is whole without them. */
export function useEnquiries(owner: MessageOwner, partner: Partner): readonly EnquiryMessage[] {
  const { data = [] } = useServerQuery({
    ...enquiriesQuery(owner, partner.id),
    enabled: partner.kind === (isBooth(owner) ? 'visitor' : 'exhibitor'),
    // The exhibitor decides about it.
    refetchInterval: whileOnline,
  });
  return data.map((enquiry) => messageOf(enquiry, owner));
}

const none: readonly EnquiryMessage[] = [];

export interface AllEnquiries {
  readonly list: readonly EnquiryMessage[];
  /** Whether they are still waited for. */
  readonly isLoading: boolean;
}

/** All that a visitor asked exhibitors for, or that a booth was asked for. */
export function useAllEnquiries(owner: MessageOwner, enabled = true): AllEnquiries {
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  const { data, isLoading } = useServerQuery({
    ...enquiriesQuery(owner, undefined),
    enabled,
    refetchInterval: whileOnline,
  });
  const list = useMemo(
    () => data?.map((enquiry) => messageOf(enquiry, { exhibitionId, visitorId, exhibitorUserId })) ?? none,
    [data, exhibitionId, visitorId, exhibitorUserId],
  );
  return { list, isLoading };
}

/** What a booth has neither accepted nor declined. */
export const isToAnswer = ({ State }: EnquiryRow): boolean => State === '' || State === '0' || State === '1';

/** As the server has it now. @throws ApiProblem */
export const findEnquiry = (
  client: ApiClient,
  owner: MessageOwner,
  recordId: string,
): Promise<EnquiryRow | undefined> =>
  enquiries.get(
    client,
    { RecordId: recordId, ExhibitionId: owner.exhibitionId, ExhibitorId: owner.visitorId },
    { ...asOwner(owner), policy: 'besideForm' },
  );

export const forgetEnquiries = ({ exhibitionId, visitorId }: MessageOwner): Promise<void> =>
  rereadQueries({ queryKey: ['enquiries', exhibitionId, visitorId] });
