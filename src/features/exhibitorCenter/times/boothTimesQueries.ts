import { queryOptions } from '@tanstack/react-query';
import { autoApprovals, calendars } from '#entities/appointment/api/appointmentCollections.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { readFields } from '#data/collections/readFields.ts';
import { insertBoothRow, updateBoothRow } from '#entities/exhibitor/api/boothWrites.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { services } from '#session/services.ts';
import { classifySend } from '#sending/rules/classifySend.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import { readBoothTimes, type BoothTimes } from '../rules/timesAnswers.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

export const boothTimesRows: BoothRows<BoothTimes> = {
  collection: calendars,
  withdrawnFrom: 'Calendar',
  read: readBoothTimes,
};

const readApproval = (row: unknown) => readFields(autoApprovals.fields, row);
type Approval = NonNullable<ReturnType<typeof readApproval>>;
const approvalRows: BoothRows<Approval> = { collection: autoApprovals, read: readApproval };

const timesKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothTimes', exhibitionId, exhibitorId] as const;

/** The calendars of a booth as it has written them, without what appointments take. */
export const boothTimesQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: timesKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), boothTimesRows, booth),
    staleTime: services().times.pollMs,
  });

/** Of a contact, or of the booth itself for ''. @throws ApiProblem */
export const findBoothTimes = async (
  client: ApiClient,
  booth: BoothKey,
  contactId: string,
  options?: ReadOptions,
): Promise<BoothTimes | undefined> =>
  timesOf(await readBoothRows(client, boothTimesRows, booth, options), contactId);

/** Where there are two of one contact the newest counts. */
export const timesOf = (rows: readonly BoothTimes[], contactId: string): BoothTimes | undefined =>
  rows.find(({ calendar }) => calendar.contactId === contactId);

/** Also what visitors can choose is read again. */
export const invalidateBoothTimes = async (booth: BoothKey): Promise<void> => {
  await Promise.all([
    rereadQueries({ queryKey: timesKey(booth) }),
    invalidateAppointments(booth.exhibitionId),
  ]);
};

const approvalKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['autoApproval', exhibitionId, exhibitorId] as const;

/** Whether requests are agreed automatically. */
export const autoApprovalQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: approvalKey(booth),
    queryFn: async (context) => (await findApproval(await readingClient(context), booth)).isOn,
    staleTime: services().times.pollMs,
  });

export const invalidateAutoApproval = (booth: BoothKey): Promise<void> =>
  rereadQueries({ queryKey: approvalKey(booth) });

async function findApproval(client: ApiClient, booth: BoothKey, options?: ReadOptions) {
  const [row, ...second] = await readBoothRows(client, approvalRows, booth, options);
  return {
    recordId: row?.RecordId,
    isOn: row?.isOpen === '1',
    /** That a browser has delivered twice: the server goes by any of them. */
    secondIds: second.map(({ RecordId }) => RecordId),
  };
}

export type AutoApprovalFailure = RowChangeFailure | 'refused';

/** Turns it on or off, once; doing it twice does no harm. */
export function setAutoApproval(booth: BoothKey, isOn: boolean): Promise<'done' | AutoApprovalFailure> {
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const isOpen = isOn ? '1' : '0';
  const change = (client: ApiClient, recordId: string) =>
    updateBoothRow(client, autoApprovals, { recordId, setValue: { isOpen } }, exhibitorUserId);
  let found: Awaited<ReturnType<typeof findApproval>>;
  return changeRow({
    async readAgain(client) {
      found = await findApproval(client, booth, { policy: 'besideForm' });
      return found;
    },
    isAsSeen: (now) => now.isOn !== isOn,
    holds: (now) => now.isOn === isOn,
    async send(client) {
      const { recordId, secondIds } = found;
      if (recordId === undefined) {
        const record = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, isOpen };
        return insertBoothRow(client, autoApprovals, record, exhibitorUserId);
      }
      // Before the first: once that one is changed, nothing is sent any more.
      for (const id of secondIds) {
        const changed = await change(client, id);
        if (classifySend(changed, 'update') !== 'stored') return changed;
      }
      return change(client, recordId);
    },
    refusalOf: () => 'refused' as const,
  });
}
