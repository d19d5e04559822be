import {
  enquiryRecord,
  type EnquiryRow,
  findEnquiries,
  insertEnquiry,
  type NewEnquiry,
  readEnquiry,
} from '#entities/message/api/enquiryCalls.ts';
import { enquiries } from '#entities/message/api/enquiryCollections.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';

export const inquiryOwner = (visitorId: string, productId: string) =>
  ({ kind: 'enquiry', visitorId, productId }) as const;

export const inquiryEntry = (enquiry: NewEnquiry): SubmissionEntry =>
  outboxEntry({
    exhibitionId: enquiry.owner.exhibitionId,
    clientRef: enquiry.clientRef,
    owner: inquiryOwner(enquiry.owner.visitorId, enquiry.productId),
    record: enquiryRecord(enquiry),
    collection: enquiries.name,
  });

const compared = ['Type', 'ProductId', 'Quantity', 'WishDate', 'Content', 'Mob', 'Email', 'Address'];

/** The same may be asked again. */
export function inquiryGateway(entry: SubmissionEntry, mayBeStored: boolean): SubmissionGateway<EnquiryRow> {
  const { exhibitionId, record } = entry;
  const owner = { exhibitionId, visitorId: readReference(record['VisitorId']) };
  return {
    insert: (client) => insertEnquiry(client, record),
    update: noUpdate,
    find: newRowsOnly(entry, {
      find: (client) => findEnquiries(client, owner, readReference(record['ExhibitorId'])),
      compared,
      mayBeStored,
    }),
    // A connection that breaks may deliver it twice.
    count: (client) =>
      enquiries.count(
        client,
        { ExhibitionId: exhibitionId, ClientRef: entry.clientRef },
        { policy: 'background', isAskedFor: false },
      ),
    read: readEnquiry,
    collection: 'EnquiryRecord',
  };
}
