// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Appointment, readAppointment } from '#entities/appointment/rules/appointment.ts';
import type { RememberedEntry } from '#entities/programme/rules/rememberedEntry.ts';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

const appointment = (State: string, more: object = {}): Appointment => {
  const read = readAppointment({
    RecordId: 'appointment0000000000001',
    ExhibitorId: 'exhibitor000000000000001',
    State,
    Receiver: [{ RecordId: 'exhibitor000000000000001', CompanyName: '云津精密', BoothNo: '3K07' }],
    MeetingTimeDate: '2026-11-25',
    MeetingTimeStart: '10:30',
    MeetingTimeEnd: '11:00',
    ...more,
  });
  if (read === undefined) throw new Error('no appointment');
  return read;
};

async function openSchedule() {
  await openTab();
  const { scheduleAppointments } = await import('#entities/appointment/scheduleAppointments.ts');
  const { rememberedList } = await import('#entities/programme/schedule/rememberedList.ts');
  const list = (): readonly RememberedEntry[] => rememberedList(exhibitionId).list();
  return {
    schedule: (rows: readonly Appointment[], isAll = false) =>
      scheduleAppointments(exhibitionId, rows, isAll),
    list,
  };
}

it.each(['0', '1', '2', '3', '6', '7', '8', '12'])(
  'state %s does not come into the schedule',
  async (state) => {
    const { schedule, list } = await openSchedule();
    schedule([appointment(state)]);
    expect(list()).toEqual([]);
  },
);

it('what is agreed comes in once, with company, booth and time', async () => {
  const { schedule, list } = await openSchedule();
  schedule([appointment('4')]);
  schedule([
    appointment('4'),
    appointment('4', { RecordId: 'appointment0000000000002', MeetingTimeStart: '' }),
  ]);
  expect(list()).toMatchObject([
    {
      kind: 'appointment',
      title: { zh: '云津精密' },
      placeName: { zh: '3K07' },
      path: `/appointments/${exhibitionId}/appointment0000000000001`,
    },
  ]);
});

it('what was moved by the other side says its earlier time; what is asked for again leaves', async () => {
  const { schedule, list } = await openSchedule();
  schedule([appointment('4')]);
  schedule([appointment('4', { MeetingTimeStart: '10:40' })]);
  const [entry] = list();
  expect((entry?.startMs ?? 0) - (entry?.knownStartMs ?? 0)).toBe(600_000);
  schedule([appointment('2')]);
  expect(list()).toEqual([]);
});

it.each([
  ['was cancelled', (): readonly Appointment[] => [appointment('7')]],
  ['is not there any more', (): readonly Appointment[] => []],
])('what %s stays and says so', async (_, rows) => {
  const { schedule, list } = await openSchedule();
  schedule([appointment('4')]);
  schedule(rows(), true);
  expect(list()).toMatchObject([{ isGone: true }]);
});

it('a read of one appointment says nothing about the others', async () => {
  const { schedule, list } = await openSchedule();
  schedule([appointment('4')]);
  schedule([appointment('4', { RecordId: 'appointment0000000000002' })]);
  expect(list().map(({ isGone }) => isGone)).toEqual([undefined, undefined]);
});

it('a meeting elsewhere has neither the booth nor the hall of the exhibitor', async () => {
  const { schedule, list } = await openSchedule();
  const hall = [{ RecordId: 'exhibitor000000000000001', BoothNo: '3K07', ExhibitionHallId: 'hall3' }];
  schedule([
    appointment('4', { Receiver: hall, MeetingPlace: '2 号馆洽谈区' }),
    appointment('4', { Receiver: hall, MeetingPlace: '展位 3K07', RecordId: 'appointment0000000000002' }),
  ]);
  expect(list().map(({ boothNo, hallId }) => [boothNo, hallId])).toEqual([
    [undefined, undefined],
    ['3K07', 'hall3'],
  ]);
});
