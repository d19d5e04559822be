import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openSandbox } from '../openSandbox.ts';

const ExhibitionId = 'meetings0000000000000001';
const VisitorId = 'person00000000000000000n';
const other = 'VisitorOther000000000001';
const exhibitor = (number: number) => `exhibitormeetings${String(number).padStart(7, '0')}`;
/** Agrees immediately, after the host, after a while: by the number. */
const [immediately, reviewed, later] = [exhibitor(21), exhibitor(18), exhibitor(24)];

let sandbox: ReturnType<typeof openSandbox>;
beforeEach(() => {
  sandbox = openSandbox();
});

interface Free {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

/** A time of its calendar that is free: 60 minutes before four in the afternoon of the third day are on every grid. */
async function freeTime(ExhibitorId: string): Promise<Free> {
  const { result } = await sandbox.call('queryCalendar/Calendar', {
    condition: { ExhibitionId, ExhibitorId, SerchType: '2' },
  });
  const row = result[0] ?? {};
  const taken = (row['CalendarTime'] as Row[]).map((time) => String(time['StartTime']));
  const day = String(row['EEndDate']);
  const length = Number(row['IntervalTime']);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  for (let at = 780; at + length <= 990; at += length) {
    const isTaken = taken.some((start) => {
      const from = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
      return start.startsWith(day) && from < at + length && from + 30 > at;
    });
    if (!isTaken) return { day, from: clock(at), until: clock(at + length) };
  }
  throw new Error('nothing is free');
}

const record = (ExhibitorId: string, time: Free, more: Row = {}): Row => ({
  ExhibitionId,
  VisitorId,
  ExhibitorId,
  Type: '0',
  State: '0',
  Initator: VisitorId,
  Receiver: ExhibitorId,
  MeetingTimeDate: time.day,
  MeetingTimeStart: time.from,
  MeetingTimeEnd: time.until,
  ...more,
});
const ask = async (ExhibitorId: string, more: Row = {}) =>
  sandbox.call('insert/InvitationInfo', { record: record(ExhibitorId, await freeTime(ExhibitorId), more) });
const read = async (RecordId: unknown) =>
  (await sandbox.call('queryList/InvitationInfo', { condition: { RecordId, VisitorId } })).result[0];
const update = (recordId: unknown, setValue: Row) =>
  sandbox.call('update/InvitationInfo', { recordId, setValue });

describe('an appointment in the sandbox', () => {
  it('is agreed immediately by some exhibitors, after 20 seconds by others, and waits for the host at the rest', async () => {
    expect((await ask(immediately)).result['State']).toBe('4');
    const { RecordId } = (await ask(later)).result;
    expect((await read(RecordId))?.['State']).toBe('2');
    sandbox.pass(20_000);
    expect((await read(RecordId))?.['State']).toBe('4');
    const waiting = (await ask(reviewed)).result['RecordId'];
    sandbox.pass(60_000);
    expect((await read(waiting))?.['State']).toBe('0');
    await sandbox.send('/sandbox/appointments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recordId: waiting, state: '2' }),
    });
    expect((await read(waiting))?.['State']).toBe('2');
    sandbox.pass(20_000);
    expect((await read(waiting))?.['State']).toBe('4');
  });

  it('takes its time once: a second request for it is refused, and the calendar says so', async () => {
    const time = await freeTime(later);
    const again = () => sandbox.call('insert/InvitationInfo', { record: record(later, time) });
    const [first, second] = await Promise.all([again(), again()]);
    expect([first?.resCode, second?.resCode].map(String).sort()).toEqual(['0', '1601']);
    const { result } = await sandbox.call('queryCalendar/Calendar', {
      condition: { ExhibitionId, ExhibitorId: later, SerchType: '2' },
    });
    expect(result[0]?.['CalendarTime']).toContainEqual({
      StartTime: `${time.day} ${time.from}`,
      EndTime: `${time.day} ${time.until}`,
      State: '1',
    });
  });

  it('is not made outside of the calendar, in the past, or for one who is not registered', async () => {
    const time = await freeTime(later);
    const insert = async (row: Row) => (await sandbox.call('insert/InvitationInfo', { record: row })).resCode;
    expect(await insert(record(later, { ...time, from: '12:15', until: '12:45' }))).toBe(1601);
    expect(await insert(record(later, { ...time, day: '2020-01-01' }))).toBe(1601);
    expect(await insert(record(later, time, { VisitorId: other }))).toBe(400_000);
  });

  it('is read with people as lists of rows, and without a password', async () => {
    const { RecordId } = (await ask(immediately)).result;
    const row = await read(RecordId);
    expect(row?.['Receiver']).toMatchObject([{ RecordId: immediately }]);
    expect(row?.['VisitorInitator']).toMatchObject([{ RecordId: VisitorId, Name: '陆知远' }]);
    expect(row?.['Initator']).toEqual([]);
  });

  it('is only changed as its state allows, and gives its time back when it is cancelled', async () => {
    const time = await freeTime(immediately);
    const { RecordId } = (await ask(immediately)).result;
    expect((await update(RecordId, { State: '3' })).resCode).toBe(1603);
    expect((await update(RecordId, { State: '7', Remark: '时间有变' })).resCode).toBe(0);
    expect((await update(RecordId, { State: '7' })).resCode).toBe(1603);
    expect((await update('x'.repeat(24), { State: '7' })).resCode).toBe(1602);
    expect(await freeTime(immediately)).toEqual(time);
  });

  it('of an invitation is moved to any time ahead where the exhibitor publishes none', async () => {
    const inviting = exhibitor(2);
    const time = { day: '2099-01-01', from: '10:00', until: '10:30' };
    const invitation = record(inviting, time, { Type: '1', Initator: inviting, Receiver: VisitorId });
    const { RecordId } = (await sandbox.call('insert/InvitationInfo', { record: invitation })).result;
    const move = (MeetingTimeDate: string) =>
      update(RecordId, { MeetingTimeDate, Type: '0', Initator: VisitorId, Receiver: inviting, State: '0' });
    expect((await move('2020-01-01')).resCode).toBe(1601);
    expect((await move('2099-01-02')).resCode).toBe(0);
    expect(await read(RecordId)).toMatchObject({ Type: '0', MeetingTimeDate: '2099-01-02' });
  });

  it('to which an exhibitor invites needs a registered visitor, a time ahead, and that neither side has another one then', async () => {
    const [first, second] = [exhibitor(2), exhibitor(5)];
    const invite = (by: string, time: Free, more: Row = {}) =>
      sandbox.call('insert/InvitationInfo', {
        record: record(by, time, { Type: '1', Initator: by, Receiver: VisitorId, ...more }),
      });
    const time = { day: '2099-01-01', from: '10:00', until: '10:30' };
    expect((await invite(first, { ...time, day: '2020-01-01' })).resCode).toBe(1605);
    expect((await invite(first, time, { VisitorId: other })).resCode).toBe(1606);
    const invited = await invite(first, time);
    expect(invited.result).toMatchObject({ Type: '1', State: '2' });
    expect((await invite(first, time)).resCode).toBe(1601);
    // The visitor has not answered, and may choose between the two.
    const rival = await invite(second, time);
    expect(rival.resCode).toBe(0);
    await update(invited.result['RecordId'], { State: '4' });
    expect((await invite(exhibitor(8), time)).resCode).toBe(1604);
  });

  it('is not accepted after its time', async () => {
    const inviting = exhibitor(2);
    const time = { day: '2027-03-10', from: '12:50', until: '13:20' };
    const invitation = record(inviting, time, { Type: '1', Initator: inviting, Receiver: VisitorId });
    const { RecordId } = (await sandbox.call('insert/InvitationInfo', { record: invitation })).result;
    sandbox.pass(60 * 60_000);
    expect((await update(RecordId, { State: '4' })).resCode).toBe(1605);
  });

  it('is kept by when it was scanned, and at the place that it names', async () => {
    const inviting = exhibitor(2);
    expect((await update('askedmeetings00000000005', { State: '5' })).resCode).toBe(1701);
    const time = { day: '2027-03-10', from: '12:50', until: '13:20' };
    const more = { Type: '1', Initator: inviting, Receiver: VisitorId, SignInPlaceId: 'hall' };
    const invitation = record(inviting, time, more);
    const { RecordId } = (await sandbox.call('insert/InvitationInfo', { record: invitation })).result;
    await update(RecordId, { State: '4' });
    sandbox.pass(30 * 60_000);
    const scanned = (SignInPlaceId: string) => ({ State: '5', AttendProof: '2', SignInPlaceId });
    expect((await update(RecordId, scanned('gate'))).resCode).toBe(1702);
    expect((await update(RecordId, scanned('hall'))).resCode).toBe(0);
  });

  it('is not given out without saying whose', async () => {
    expect((await sandbox.call('queryList/InvitationInfo', { condition: {} })).resCode).toBe(400_000);
  });

  it('stands in the story of the visitor once in each state, with two invitations', async () => {
    const rows = (await sandbox.call('queryList/InvitationInfo', { condition: { ExhibitionId, VisitorId } }))
      .result;
    const states = new Set(rows.map((row) => String(row['State'])));
    expect([...states].sort()).toEqual(['0', '1', '12', '2', '3', '4', '5', '6', '7', '8']);
    expect(rows.filter((row) => row['Type'] === '1' && row['State'] === '2')).toHaveLength(2);
  });
});
