import { describe, expect, it } from 'vitest';
import { appointmentGroups } from '#entities/appointment/rules/appointmentGroups.ts';
import { readAppointment } from '#entities/appointment/rules/appointment.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const company = {
  RecordId: 'exhibitor000000000000001',
  CompanyName: '云津精密',
  CompanyNameEn: 'Yunjin Precision',
  Logo: 'https://example.com/a.png',
  BoothNo: '3K07',
};
const row = {
  RecordId: 'appointment0000000000001',
  ExhibitionId: 'open00000000000000000001',
  VisitorId: 'person000000000000000001',
  ExhibitorId: 'exhibitor000000000000001',
  Type: '0',
  State: '2',
  VisitorInitator: [{ RecordId: 'person000000000000000001', Name: '林予安' }],
  Receiver: [company],
  ReceiverChild: [{ RecordId: 'contact00000000000000001', Name: '顾清和', NameEn: 'Gu Qinghe' }],
  MeetingTimeDate: '2026-11-25',
  MeetingTimeStart: '10:30',
  MeetingTimeEnd: '11:00',
  MeetingPlace: '3K07',
  InvitationMsgContent: 'About a gripper',
  Remark: '',
};
const read = (change: Readonly<Record<string, unknown>>) => readAppointment({ ...row, ...change });
const time = (timeMs: number | undefined) => formatVenueTime(timeMs, 'yyyy-MM-dd HH:mm');

describe('a row of an appointment', () => {
  it('tells whom it is with, from the side of the visitor', () => {
    expect(read({})).toMatchObject({
      own: 'asker',
      state: 'hostApproved',
      contactId: 'contact00000000000000001',
      partner: {
        company: { zh: '云津精密', en: 'Yunjin Precision' },
        boothNo: '3K07',
        person: { zh: '顾清和' },
      },
    });
    expect(read({ Type: 1, Initator: company, InitatorChild: [], Receiver: [] })).toMatchObject({
      own: 'invited',
      contactId: '',
      partner: { company: { zh: '云津精密' } },
    });
  });

  it.each([
    ['an id', 'exhibitor000000000000001'],
    ['nothing', undefined],
    ['an empty text', ''],
    ['an empty list', []],
    ['a list of an id', ['exhibitor000000000000001']],
    ['a list of nothing', [null]],
    ['a number', 7],
  ])('without a receiver (%s) still names the exhibitor by its id', (_, Receiver) => {
    expect(read({ Receiver })).toMatchObject({
      exhibitorId: 'exhibitor000000000000001',
      partner: { company: { zh: '', en: '' }, logo: '' },
    });
  });

  it('takes the exhibitor from the receiver where it names none', () => {
    expect(read({ ExhibitorId: '' })?.exhibitorId).toBe('exhibitor000000000000001');
    expect(read({ ExhibitorId: undefined, Receiver: [] })?.exhibitorId).toBe('');
  });

  it.each([
    ['padded', '2026-11-25', '10:30', '11:00', '2026-11-25 10:30', '2026-11-25 11:00'],
    ['hours only', '2026/11/25', '10', '11', '2026-11-25 10:00', '2026-11-25 11:00'],
    ['with seconds', '2026-11-25 00:00:00', '9:05:00', '9:35:00', '2026-11-25 09:05', '2026-11-25 09:35'],
    ['full times', '', '2026-11-25 10:30', '2026-11-25 11:00', '2026-11-25 10:30', '2026-11-25 11:00'],
    ['an end before the start', '2026-11-25', '10:30', '10:00', '2026-11-25 10:30', '--'],
    ['until midnight', '2026-11-25', '23:30', '00:00', '2026-11-25 23:30', '2026-11-26 00:00'],
    ['until 24:00', '2026-11-25', '23:30', '24:00', '2026-11-25 23:30', '2026-11-26 00:00'],
    [
      'until midnight, with dates',
      '',
      '2026-11-25 22:00',
      '2026-11-26 00:00',
      '2026-11-25 22:00',
      '2026-11-26 00:00',
    ],
    ['from midnight to midnight', '2026-11-25', '00:00', '00:00', '2026-11-25 00:00', '--'],
    ['no start', '2026-11-25', '', '11:00', '--', '--'],
    ['a text', 'soon', 'morning', '', '--', '--'],
  ])('reads its time: %s', (_, MeetingTimeDate, MeetingTimeStart, MeetingTimeEnd, start, end) => {
    const appointment = read({ MeetingTimeDate, MeetingTimeStart, MeetingTimeEnd });
    expect([time(appointment?.startMs), time(appointment?.endMs)]).toEqual([start, end]);
  });

  it('is unknown with a code that is in no list, and none without an id', () => {
    expect(read({ State: '12' })?.state).toBe('unknown');
    expect(read({ State: undefined })?.state).toBe('unknown');
    expect(read({ State: 4 })?.state).toBe('agreed');
    for (const odd of [undefined, null, 'row', [], { ...row, RecordId: 'short' }])
      expect(readAppointment(odd)).toBeUndefined();
  });

  it('keeps a long reason short', () => {
    expect(read({ InvitationMsgContent: 'x'.repeat(20_000) })?.reason).toHaveLength(1000);
    expect(read({ InvitationMsgContent: { a: 1 } })?.reason).toBe('');
  });
});

describe('the list of appointments', () => {
  const make = (id: number, change: Readonly<Record<string, unknown>>) => {
    const made = read({ RecordId: `appointment00000000000${String(id).padStart(2, '0')}`, ...change });
    if (made === undefined) throw new Error('no appointment');
    return made;
  };
  const invited = { Type: '1', Initator: [company], Receiver: [] };
  const nowMs = parseVenueTime('2026-11-25 10:00') ?? NaN;

  it('has what the visitor must answer first, then the days, then what is over', () => {
    const rows = [
      make(1, { State: '4', MeetingTimeDate: '2026-11-26' }),
      make(2, { State: '4' }),
      make(3, { State: '2', ...invited }),
      make(4, { State: '7' }),
      make(5, { State: '4', MeetingTimeDate: '2026-11-24' }),
      make(6, { State: '0', MeetingTimeStart: 'x' }),
      make(7, { State: '2', ...invited, MeetingTimeStart: '09:00', MeetingTimeEnd: '09:30' }),
      make(8, { State: '12' }),
      make(9, { State: '8' }),
    ];
    const { toAnswer, days, earlier } = appointmentGroups(rows, nowMs);
    const ids = (some: readonly { readonly RecordId: string }[]) =>
      some.map(({ RecordId }) => Number(RecordId.slice(-2)));
    expect(ids(toAnswer)).toEqual([3]);
    expect(days.map(({ day, rows: found }) => [day, ...ids(found)])).toEqual([
      ['2026-11-25', 2, 8],
      ['2026-11-26', 1],
      ['', 6],
    ]);
    expect(ids(earlier)).toEqual([9, 4, 7, 5]);
  });
});
