// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { isFree, type Slot, slotDays } from '#entities/appointment/rules/slots.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'meetings0000000000000001';
/** Agrees immediately. */
const exhibitorId = 'exhibitormeetings0000021';
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

/** A page of the app, with the flows of appointments as it loads them. */
async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [sending, changes, reads, schedule] = await Promise.all([
    import('#features/appointments/appointmentSubmission.ts'),
    import('#entities/appointment/changeAppointment.ts'),
    import('#entities/appointment/appointmentQueries.ts'),
    import('#entities/programme/schedule/rememberedList.ts'),
  ]);
  const { calendars } = await import('#entities/appointment/api/appointmentCollections.ts');
  const client = await tab.services().client();
  async function freeSlots(): Promise<readonly Slot[]> {
    const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, SerchType: '2' };
    const [calendar] = await calendars.list(client, parts);
    return calendar ? slotDays(calendar, Date.now()).flatMap(({ slots }) => slots.filter(isFree)) : [];
  }
  const ask = (visitorId: string, slot: Slot) => {
    tab.device.getState().set('visitorId', visitorId);
    const wanted = { exhibitionId, exhibitorId, visitorId, contactId: '', place: '3K07', reason: '谈样机' };
    const entry = sending.appointmentEntry({ ...wanted, startMs: slot.startMs, endMs: slot.endMs });
    return tab.createSubmission(entry, sending.appointmentGateway);
  };
  const find = async (visitorId: string, appointmentId: string): Promise<Appointment> => {
    const found = await reads.findAppointment(client, {
      exhibitionId,
      visitorIds: [visitorId],
      appointmentId,
    });
    if (found === undefined) throw new Error('There is no such appointment');
    return found;
  };
  return {
    ...tab,
    ...changes,
    ...schedule,
    client,
    freeSlots,
    ask,
    find,
    findAppointment: reads.findAppointment,
  };
}
type OpenTab = Awaited<ReturnType<typeof newTab>>;

let mobiles = 0;
async function newVisitor(): Promise<string> {
  mobiles += 1;
  const record = {
    ExhibitionId: exhibitionId,
    Name: `访客${mobiles}`,
    Mob: `1380001${String(mobiles).padStart(4, '0')}`,
  };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  return (result as { VisitorId: string }).VisitorId;
}

const rowsOf = async (visitorId: string) =>
  (await phone.rows('InvitationInfo')).filter((row) => row['VisitorId'] === visitorId);

async function firstFree(tab: OpenTab): Promise<Slot> {
  const [slot] = await tab.freeSlots();
  if (slot === undefined) throw new Error('nothing is free');
  return slot;
}

/** An agreed appointment of a new visitor. */
async function agreed(tab: OpenTab): Promise<Appointment> {
  const visitorId = await newVisitor();
  const submission = tab.ask(visitorId, await firstFree(tab));
  await submission.start();
  const [row] = await rowsOf(visitorId);
  return tab.find(visitorId, String(row?.['RecordId']));
}

describe('a request is stored once', { tags: ['N06'] }, () => {
  it('however often it is tapped', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    const submission = tab.ask(visitorId, await firstFree(tab));
    await Promise.all(Array.from({ length: 8 }, () => submission.start()));
    expect(submission.store.getState().state.at).toBe('done');
    expect(await rowsOf(visitorId)).toHaveLength(1);
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice', 'emptyBody'] as const)(
    'where its answer is lost or it comes twice (%s)',
    async (name) => {
      const tab = await newTab();
      const visitorId = await newVisitor();
      await phone.fault({ name, path: 'insert/InvitationInfo', times: 1 });
      const submission = tab.ask(visitorId, await firstFree(tab));
      await submission.start();
      expect(submission.store.getState().state.at).toBe('done');
      expect(await rowsOf(visitorId)).toHaveLength(1);
    },
  );

  it('by two visitors for one time: one gets it, the other is told that it is taken', async () => {
    const [tab, another] = [await newTab(), await newTab()];
    const [one, other] = [await newVisitor(), await newVisitor()];
    const slot = await firstFree(tab);
    const sent = [tab.ask(one, slot), another.ask(other, slot)];
    await Promise.all(sent.map((submission) => submission.start()));
    const states = sent.map(({ store }) => store.getState().state);
    expect(states.map(({ at }) => at).sort()).toEqual(['done', 'rejected']);
    const rejected = states.find(({ at }) => at === 'rejected');
    expect(rejected?.at === 'rejected' && rejected.refusal.resCode).toBe(1601);
    expect([...(await rowsOf(one)), ...(await rowsOf(other))]).toHaveLength(1);
  });
});

it('a request that a booth agrees to automatically is known as agreed when it is stored', async () => {
  const tab = await newTab();
  const submission = tab.ask(await newVisitor(), await firstFree(tab));
  await submission.start();
  expect(submission.store.getState().row?.state).toBe('agreed');
});

describe('a change of an appointment', () => {
  it('is made where it is still the one on the screen', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('done');
    expect(await rowsOf(seen.visitorId)).toMatchObject([{ State: '7', Remark: '时间有变' }]);
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('done');
  });

  it('is not made where the other side has changed it meanwhile', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    await phone.reviewAppointment({ recordId: seen.RecordId, state: '6' });
    phone.takePaths();
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('changed');
    expect(phone.takePaths()).toEqual(['queryList/InvitationInfo']);
    expect(await rowsOf(seen.visitorId)).toMatchObject([{ State: '6' }]);
    await phone.call('delete/InvitationInfo', { recordId: seen.RecordId });
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('gone');
  });

  it('whose answer is lost is looked up', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/InvitationInfo', times: 1 });
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('done');
  });

  it('that did not arrive says that nothing changed', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    await phone.fault({ name: 'serverError500', path: 'update/InvitationInfo', times: 1 });
    expect(await tab.cancelAppointment(seen, '时间有变')).toBe('notDone');
    expect(await tab.find(seen.visitorId, seen.RecordId)).toMatchObject({ state: 'agreed' });
  });

  it('is not sent without a network', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await tab.cancelAppointment(seen, '')).toBe('notSent');
  });

  it('to a time that is taken meanwhile leaves it where it was', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    const [to] = await tab.freeSlots();
    if (to === undefined) throw new Error('nothing is free');
    await tab.ask(await newVisitor(), to).start();
    expect(await tab.moveAppointment(seen, { ...to, place: 'x', reason: 'y' })).toBe('slotTaken');
    const [free] = await tab.freeSlots();
    if (free === undefined) throw new Error('nothing is free');
    expect(await tab.moveAppointment(seen, { ...free, place: 'x', reason: 'y' })).toBe('done');
    expect(await tab.find(seen.visitorId, seen.RecordId)).toMatchObject({
      startMs: free.startMs,
      place: 'x',
    });
  });
});

/** An invitation of an exhibitor, which agrees after a while. */
async function invited(tab: OpenTab, number: number): Promise<Appointment> {
  const VisitorId = await newVisitor();
  const ExhibitorId = `exhibitormeetings${String(number).padStart(7, '0')}`;
  const record = {
    ExhibitionId: exhibitionId,
    VisitorId,
    ExhibitorId,
    Type: '1',
    Initator: ExhibitorId,
    Receiver: VisitorId,
    MeetingTimeDate: '2099-11-25',
    MeetingTimeStart: `${String(8 + number)}:00`,
    MeetingTimeEnd: `${String(8 + number)}:30`,
    InvitationMsgContent: '邀请您看新品',
  };
  const { result } = await phone.call('insert/InvitationInfo', { record });
  return tab.find(VisitorId, (result as { RecordId: string }).RecordId);
}

const tomorrowMs = Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000;
const to = { startMs: tomorrowMs, endMs: tomorrowMs + 1_800_000 };

describe('another time that the invited proposes', { tags: ['appointment-actions'] }, () => {
  it('makes the visitor the one who asks, keeps what the exhibitor wrote, and is one row', async () => {
    const tab = await newTab();
    const seen = await invited(tab, 8);
    expect(seen.own).toBe('invited');
    expect(await tab.moveAppointment(seen, { ...to, place: '1K02', reason: '下午更好' })).toBe('done');
    const [row, ...others] = await rowsOf(seen.visitorId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ Type: '0', Initator: seen.visitorId, Receiver: seen.exhibitorId });
    expect(row).toMatchObject({ InvitationMsgContent: '邀请您看新品', Remark: '下午更好' });
    const now = await tab.find(seen.visitorId, seen.RecordId);
    expect(now).toMatchObject({ own: 'asker', state: 'hostApproved', startMs: to.startMs, place: '1K02' });
  });

  it('is looked up where its answer is lost, and not made where the exhibitor was faster', async () => {
    const tab = await newTab();
    const seen = await invited(tab, 5);
    const wanted = { ...to, place: '', reason: '' };
    await phone.reviewAppointment({ recordId: seen.RecordId, state: '7' });
    expect(await tab.moveAppointment(seen, wanted)).toBe('changed');
    const other = await invited(tab, 2);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/InvitationInfo', times: 1 });
    expect(await tab.moveAppointment(other, wanted)).toBe('done');
  });

  it('of the exhibitor is an invitation that the visitor answers', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    await phone.reviewAppointment({ recordId: seen.RecordId, state: 'move' });
    const now = await tab.find(seen.visitorId, seen.RecordId);
    expect(now).toMatchObject({ own: 'invited', state: 'hostApproved' });
    expect(await tab.acceptAppointment(now)).toBe('done');
  });
});

describe('what is read of appointments', () => {
  it('never holds a row of another visitor', async () => {
    const tab = await newTab();
    const seen = await agreed(tab);
    const foreign = { exhibitionId, visitorIds: [await newVisitor()], appointmentId: seen.RecordId };
    await expect(
      tab.findAppointment(tab.client, foreign).then((row) => row?.RecordId),
    ).resolves.toBeUndefined();
  });
});
