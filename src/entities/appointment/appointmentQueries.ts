import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { appointments, calendars } from './api/appointmentCollections.ts';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { exhibitingInfo } from '../exhibitor/api/exhibitorCollections.ts';
import type { Appointment, AppointmentPartner } from './rules/appointment.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import type { KeptAnswer } from '#data/queries/keptAnswers.ts';
import { type OwnPlace, readOwnKept, readOwnRows } from '#data/queries/keptOwnRows.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { scheduleAppointments } from './scheduleAppointments.ts';

const appointmentsKey = (exhibitionId: string) => ['appointments', exhibitionId] as const;

/** Reads again what a screen shows of appointments and of what is free. */
export async function invalidateAppointments(exhibitionId: string): Promise<void> {
  await Promise.all([
    rereadQueries({ queryKey: appointmentsKey(exhibitionId) }),
    rereadQueries({ queryKey: ['calendars', exhibitionId] }),
  ]);
}

export interface AppointmentKey {
  readonly exhibitionId: string;
  /** Of the people whose passes are on this phone. */
  readonly visitorIds: readonly string[];
  readonly appointmentId: string;
}

/** All appointments of these people, in any state; what is agreed is in the schedule of this phone afterwards. */
export const appointmentsQuery = (exhibitionId: string, visitorIds: readonly string[]) =>
  queryOptions({
    queryKey: [...appointmentsKey(exhibitionId), visitorIds] as const,
    queryFn: (context): Promise<readonly Appointment[]> =>
      readOwnKept(context, { exhibitionId, visitorIds, name: 'appointments' }, async () => {
        const client = await readingClient(context);
        const parts = { ExhibitionId: exhibitionId, VisitorId: oneOf(visitorIds) };
        const rows = await readAllPages((paging) => appointments.page(client, parts, paging));
        const known = await withPartners(client, exhibitionId, rows);
        scheduleAppointments(exhibitionId, known, true);
        return known;
      }),
    staleTime: services().times.reaskEveryMs,
  });

/** `null` where there is none, or none of these people's. */
export const appointmentQuery = ({ exhibitionId, visitorIds, appointmentId }: AppointmentKey) => {
  const { queryKey } = appointmentsQuery(exhibitionId, visitorIds);
  const listed = () => queryClient().getQueryState(queryKey);
  return queryOptions({
    queryKey: [...queryKey, appointmentId] as const,
    queryFn: (context): Promise<Appointment | null> => {
      const place = { exhibitionId, visitorIds, name: `appointments/${appointmentId}` };
      const read = async () => {
        const client = await readingClient(context);
        const found = await findAppointment(client, { exhibitionId, visitorIds, appointmentId });
        if (found === undefined) return null;
        const [known = found] = await withPartners(client, exhibitionId, [found]);
        scheduleAppointments(exhibitionId, [known]);
        return known;
      };
      return readOwnKept(context, place, read, () => keptAppointment(place, appointmentId));
    },
    initialData: () => listed()?.data?.find(({ RecordId }) => RecordId === appointmentId),
    initialDataUpdatedAt: () => listed()?.dataUpdatedAt,
    staleTime: services().times.pollMs,
  });
};

/** As its page has last shown it, or the list of all: the later one. */
async function keptAppointment(place: OwnPlace, appointmentId: string): Promise<KeptAnswer | undefined> {
  const own = await readOwnRows(place);
  const all = await readOwnRows({ ...place, name: 'appointments' });
  if (all === undefined || (own !== undefined && own.readAtMs >= all.readAtMs)) return own;
  const rows = all.answer as readonly Appointment[];
  return { ...all, answer: rows.find(({ RecordId }) => RecordId === appointmentId) };
}

/** @throws ApiProblem */
export function findAppointment(
  client: ApiClient,
  { exhibitionId, visitorIds, appointmentId }: AppointmentKey,
  options?: Parameters<typeof appointments.get>[2],
): Promise<Appointment | undefined> {
  const parts = { RecordId: appointmentId, ExhibitionId: exhibitionId, VisitorId: oneOf(visitorIds) };
  return appointments.get(client, parts, options);
}

/** When an exhibitor can be met: its own calendar first, then those of its people. */
export const calendarsQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['calendars', exhibitionId, exhibitorId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, SerchType: '2' };
      const found = await calendars.list(client, parts, { expand: ['ExhibitorContactId'] });
      return found.sort((one, other) => Number(one.contactId !== '') - Number(other.contactId !== ''));
    },
    staleTime: services().times.pollMs,
  });

/** With what the exhibitors' rows say of them; what the appointments carry stands where they are not answered. */
async function withPartners(
  client: ApiClient,
  exhibitionId: string,
  rows: readonly Appointment[],
): Promise<readonly Appointment[]> {
  const ids = Array.from(new Set(rows.map(({ exhibitorId }) => exhibitorId))).filter((id) => id !== '');
  const infos = await readByIds(ids, (some) =>
    exhibitingInfo
      .list(
        client,
        { ExhibitionId: exhibitionId, ExhibitorId: oneOf(some) },
        { only: partnerFields, policy: 'background' },
      )
      .catch(() => []),
  );
  const found = new Map<string, Partial<AppointmentPartner>>();
  for (const info of infos)
    found.set(info.ExhibitorId, {
      company: { zh: info.CompanyName, en: info.CompanyNameEn },
      logo: info.Logo,
      boothNo: info.BoothNo,
      hallId: info.ExhibitionHallId,
    });
  return rows.map((row) => ({ ...row, partner: { ...row.partner, ...found.get(row.exhibitorId) } }));
}

const partnerFields = [
  'ExhibitionId',
  'ExhibitorId',
  'CompanyName',
  'CompanyNameEn',
  'Logo',
  'BoothNo',
  'ExhibitionHallId',
] as const;
