import type { GatewayOf } from '#sending/createSubmission.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { ConditionParts } from '#data/collections/condition.ts';
import { insertNotice, type NewNotice, noticeRecord } from '#entities/organiser/api/noticeWrites.ts';
import { exhibitionNotices } from '#entities/organiser/api/organiserRows.ts';
import { lookUp } from '#data/collections/lookUp.ts';
import { randomId } from '#device/identity/randomId.ts';
import { readSentNotice, type SentNotice } from '#entities/organiser/rules/notice.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { RowAddress } from '#flows/rowForm/rowDraft.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { noUpdate, onSchedule } from '#sending/submissionGateway.ts';

/** Of the exhibition, not of one account: who has lost the role logs in with another account and goes on. */
export const noticeAddress = ({ exhibitionId }: Organiser): RowAddress => ({
  exhibitionId,
  form: 'notice',
  ownerId: 'organiser',
});

/** What one organiser sends does not leave under the login of another. */
export const noticeOwner = ({ userId }: Organiser): OutboxOwner => ({ kind: 'notice', userId });

export function noticeEntry(
  organiser: Organiser,
  notice: Omit<NewNotice, 'exhibitionId' | 'clientRef' | 'writtenAtMs'>,
): SubmissionEntry {
  const { exhibitionId } = organiser;
  const clientRef = randomId();
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: noticeOwner(organiser),
    record: noticeRecord({ ...notice, exhibitionId, clientRef, writtenAtMs: fairNowMs() }),
    collection: exhibitionNotices.name,
  });
}

const compared = ['Title', 'Content', 'ToChannel', 'Type'];
/** A notice whose answer was lost is among the latest. */
const latest = { pageIndex: 1, pageSize: 20 } as const;

/** A notice is sent once; the same words may be sent again on purpose. */
export const noticeGateway =
  ({ userId }: Organiser): GatewayOf<SentNotice> =>
  (entry, mayBeStored) => {
    const { record, exhibitionId, clientRef } = entry;
    const parts = {
      ExhibitionId: exhibitionId,
      OrganizationSender: readReference(record['OrganizationSender']),
    };
    const rows = (
      client: ApiClient,
      of: ConditionParts<'ExhibitionId' | 'OrganizationSender'>,
      options: ReadOptions & { readonly sort: { readonly CreatedAtMesc: -1 } },
    ) => exhibitionNotices.rows(client, of, { ...options, ...latest });
    return {
      insert: (client) => insertNotice(client, record, userId),
      update: noUpdate,
      find: newRowsOnly(entry, {
        find: (client) => lookUp(client, { rows }, parts, { ...onSchedule, userId }),
        compared,
        mayBeStored,
      }),
      count: (client) =>
        exhibitionNotices.count(
          client,
          { ExhibitionId: exhibitionId, ClientRef: clientRef },
          { userId, policy: 'background' },
        ),
      read: readSentNotice,
      collection: 'MessageInfo',
    };
  };
