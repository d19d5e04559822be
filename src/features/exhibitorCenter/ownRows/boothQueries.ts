import { queryOptions } from '@tanstack/react-query';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { boothStatistics } from '#entities/exhibitor/api/boothStatisticsCollections.ts';
import { Unreadable } from '#data/client/problems.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type BoothAppointment, readBoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { readKept } from '#data/queries/readKept.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** More than the days that are shown, as a server may not sort. */
const mostDays = 120;

const boothAppointmentsKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothAppointments', exhibitionId, exhibitorId] as const;

export const invalidateBoothAppointments = (booth: BoothKey): Promise<void> =>
  rereadQueries({ queryKey: boothAppointmentsKey(booth) });

/** All appointments of a booth, in any state. */
export const boothAppointmentsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: boothAppointmentsKey(booth),
    queryFn: async (context) => readBoothAppointments(await readingClient(context), booth, {}),
    staleTime: services().times.pollMs,
  });

/** As the server has it now. Undefined where it is not there, or not of this booth. @throws ApiProblem */
export async function findBoothAppointment(
  client: ApiClient,
  booth: BoothKey,
  recordId: string,
): Promise<BoothAppointment | undefined> {
  const [found] = await readBoothAppointments(client, booth, { recordId, policy: 'besideForm' });
  return found;
}

interface Wanted extends Pick<ReadOptions, 'policy'> {
  readonly recordId?: string;
}

async function readBoothAppointments(
  client: ApiClient,
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
  { recordId, ...options }: Wanted,
): Promise<readonly BoothAppointment[]> {
  const parts = {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId,
    ...(recordId !== undefined && { RecordId: recordId }),
  };
  const asked = { ...options, userId: exhibitorUserId, sort: { RecordId: 1 } } as const;
  return readAllPages(async ({ pageIndex, pageSize }) => {
    const paging = { pageIndex, pageSize };
    const { rows, outcome, received } = await appointments.rows(client, parts, { ...asked, ...paging });
    if (outcome === 'unclear') throw new Unreadable('InvitationInfo: neither rows nor none');
    const items = rows
      .map(readBoothAppointment)
      .filter((row) => row !== undefined && row.exhibitorId === exhibitorId) as BoothAppointment[];
    return { items, pageIndex, hasMore: received === pageSize };
  });
}

/** What visitors see of the booth. The phone keeps it, so that the centre opens without a network. */
export const ownBoothQuery = ({ exhibitionId, exhibitorId }: BoothKey) =>
  detailQuery(exhibitingInfo, { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId }, exhibitionId);

/** The numbers of a booth by day, which the phone keeps too; none where the server keeps no such rows. */
export const boothStatisticsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: ['boothStatistics', booth.exhibitionId, booth.exhibitorId] as const,
    queryFn: (context) => {
      const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
      const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
      const place = { exhibitionId, name: `boothStatistics/${exhibitorId}` };
      return readKept(context, place, async () =>
        boothStatistics.list(await readingClient(context), parts, {
          userId: exhibitorUserId,
          policy: 'background',
          pageIndex: 1,
          pageSize: mostDays,
          sort: { Date: -1 },
        }),
      );
    },
    staleTime: services().times.reaskEveryMs,
  });
