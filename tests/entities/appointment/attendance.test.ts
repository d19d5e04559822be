// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'meetings0000000000000001';
const visitorId = 'person00000000000000000n';
const exhibitorId = 'exhibitormeetings0000007';
const exhibitorCode = `https://fair.example.com/exhibitor/${exhibitionId}/${exhibitorId}`;
/** Agreed, in ten minutes. */
const appointmentId = 'askedmeetings00000000006';
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [met, sending, notes, reads] = await Promise.all([
    import('#entities/appointment/attendance/attendScanned.ts'),
    import('#entities/appointment/attendance/sendAttendances.ts'),
    import('#entities/appointment/attendance/attendanceNotes.ts'),
    import('#entities/appointment/appointmentQueries.ts'),
  ]);
  const client = await tab.services().client();
  const read = () => reads.findAppointment(client, { exhibitionId, visitorIds: [visitorId], appointmentId });
  return { ...tab, ...met, ...sending, ...notes, read };
}

async function seenIn({ read }: Awaited<ReturnType<typeof newTab>>) {
  const found = await read();
  if (found === undefined) throw new Error('There is no such appointment');
  return found;
}
const row = async () => (await phone.rows('InvitationInfo')).find((one) => one['RecordId'] === appointmentId);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

describe('a meeting that is scanned', { tags: ['appointment-actions'] }, () => {
  it('is noted on the server with what was scanned and when', async () => {
    const tab = await newTab();
    expect(await tab.attendScanned(await seenIn(tab), exhibitorCode)).toBe('done');
    const now = formatVenueTime(Date.now(), 'yyyy-MM-dd');
    expect(await row()).toMatchObject({ State: '5', AttendProof: '1' });
    expect(String((await row())?.['AttendTime'])).toContain(now);
    expect(tab.attendanceNotes().list()).toEqual([]);
  });

  it('of another exhibitor is not', async () => {
    const tab = await newTab();
    const code = `https://fair.example.com/exhibitor/${exhibitionId}/exhibitormeetings0000001`;
    expect(await tab.attendScanned(await seenIn(tab), code)).toBe('wrongCode');
    expect(tab.attendanceNotes().list()).toEqual([]);
  });

  it('without a network waits on the phone, and is sent once by the page that comes after', async () => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    online(false);
    expect(await tab.attendScanned(seen, exhibitorCode)).toBe('waiting');
    await tab.sendAttendances();
    expect(await row()).toMatchObject({ State: '4' });
    const next = await newTab();
    expect(next.attendanceNotes().list()).toMatchObject([{ appointmentId }]);
    online(true);
    phone.takePaths();
    await Promise.all([next.sendAttendances(), next.sendAttendances()]);
    await next.sendAttendances();
    expect(phone.takePaths().filter((path) => path.startsWith('update/'))).toHaveLength(1);
    expect(await row()).toMatchObject({ State: '5', AttendProof: '1' });
    expect(next.attendanceNotes().list()).toEqual([]);
  });

  it('counts by when it was scanned, however late it is sent', async () => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    online(false);
    await tab.attendScanned(seen, exhibitorCode);
    phone.pass(5 * 3_600_000);
    online(true);
    await tab.sendAttendances();
    expect(await row()).toMatchObject({ State: '5' });
  });

  it('whose answer is lost is looked up, and not sent again', async () => {
    const tab = await newTab();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/InvitationInfo', times: 1 });
    expect(await tab.attendScanned(await seenIn(tab), exhibitorCode)).toBe('done');
  });

  it.each([
    ['was cancelled meanwhile', '7', 'changed'],
    ['was missed meanwhile', '6', 'changed'],
  ])('of an appointment that %s is refused, and the page can say so', async (_, state, refusal) => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    online(false);
    await tab.attendScanned(seen, exhibitorCode);
    await phone.reviewAppointment({ recordId: appointmentId, state });
    online(true);
    await tab.sendAttendances();
    expect(tab.findAttendance(appointmentId)).toMatchObject({ refusal });
    phone.takePaths();
    await tab.sendAttendances();
    expect(phone.takePaths()).toEqual([]);
  });

  it('stays on the phone while the server does not answer', async () => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    await phone.fault({ name: 'serverError500', path: 'update/InvitationInfo', times: 1 });
    expect(await tab.attendScanned(seen, exhibitorCode)).toBe('waiting');
    await tab.sendAttendances();
    expect(await row()).toMatchObject({ State: '5' });
  });

  it('of a person whose pass is not on this phone waits while another is logged in', async () => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    online(false);
    await tab.attendScanned(seen, exhibitorCode);
    online(true);
    tab.device.getState().set('visitorId', 'another0000000000000000n');
    await tab.sendAttendances();
    expect(await row()).toMatchObject({ State: '4' });
    expect(tab.attendanceNotes().list()).toHaveLength(1);
    tab.device.getState().set('visitorId', visitorId);
    await tab.sendAttendances();
    expect(await row()).toMatchObject({ State: '5' });
  });

  it('by a place that the server does not take for the agreed one is refused', async () => {
    const tab = await newTab();
    const seen = await seenIn(tab);
    phone.answerInstead(({ path }) =>
      path.endsWith('update/InvitationInfo')
        ? new Response(JSON.stringify({ resCode: 1702, resMsg: 'the code of another place' }))
        : undefined,
    );
    expect(await tab.attend(seen, { by: 'place', placeId: 'x'.repeat(24) })).toBe('wrongPlace');
    expect(tab.attendanceNotes().list()).toEqual([]);
  });
});
