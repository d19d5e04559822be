// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const booth = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  vi.restoreAllMocks();
});

async function openPage() {
  const tab = await openTab();
  tabs.push(tab);
  const [moves, answers, queries] = await Promise.all([
    import('#features/exhibitorCenter/appointments/moveBoothAppointment.ts'),
    import('#features/exhibitorCenter/appointments/answerBoothAppointment.ts'),
    import('#features/exhibitorCenter/ownRows/boothQueries.ts'),
  ]);
  const client = await tab.services().client();
  async function seen(about: string) {
    const row = await stored(about);
    const found = await queries.findBoothAppointment(client, booth, String(row['RecordId']));
    if (found === undefined) throw new Error(`no appointment about ${about}`);
    return found;
  }
  return { ...moves, ...answers, seen };
}

const stored = async (about: string) =>
  (await phone.rows('InvitationInfo', booth.exhibitionId)).find(
    (row) => row['InvitationMsgContent'] === about,
  ) as Row;
const changes = () => phone.asked.filter(({ path }) => path === 'update/InvitationInfo');
const hourMs = 3_600_000;

describe('another time that a booth proposes', () => {
  it('turns the request of the visitor round, who answers it', async () => {
    const page = await openPage();
    const seen = await page.seen('模具钢试切');
    const startMs = (seen.startMs ?? 0) + hourMs;
    const to = { startMs, endMs: startMs + hourMs / 2 };
    expect(await page.moveBoothAppointment(booth, seen, to, '上午有接待')).toBe('done');
    expect(await stored('模具钢试切')).toMatchObject({
      Type: '1',
      State: '2',
      Initator: booth.exhibitorId,
      Receiver: seen.visitorId,
      MeetingTimeStart: '15:00',
      MeetingTimeEnd: '15:30',
      Remark: '上午有接待',
    });
    expect(await page.seen('模具钢试切')).toMatchObject({ own: 'asker', state: 'hostApproved' });
  });

  it('is sent once, also where its answer is lost', async () => {
    const page = await openPage();
    const seen = await page.seen('模具钢试切');
    const to = { startMs: (seen.startMs ?? 0) + hourMs, endMs: (seen.startMs ?? 0) + 1.5 * hourMs };
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/InvitationInfo', times: 1 });
    expect(await page.moveBoothAppointment(booth, seen, to, '')).toBe('done');
    expect(await page.moveBoothAppointment(booth, seen, to, '')).toBe('done');
    expect(changes()).toHaveLength(1);
  });

  it('that the contact has no more is refused, and nothing changes', async () => {
    const page = await openPage();
    const [seen, other] = [await page.seen('小件加工报价'), await page.seen('船用主轴选型')];
    const to = { startMs: other.startMs ?? 0, endMs: other.endMs ?? 0 };
    expect(await page.moveBoothAppointment(booth, seen, to, '')).toBe('slotTaken');
    expect(await stored('小件加工报价')).toMatchObject({ Type: '0', MeetingTimeStart: '10:15' });
  });
});

describe('that a visitor did not come', () => {
  it('is noted once', async () => {
    const page = await openPage();
    const seen = await page.seen('龙门机床改造');
    expect(await page.answerBoothAppointment(booth, seen, 'noShow')).toBe('done');
    expect(await page.answerBoothAppointment(booth, seen, 'noShow')).toBe('done');
    expect(changes()).toHaveLength(1);
    expect(await stored('龙门机床改造')).toMatchObject({ State: '6' });
  });

  it('is not noted over a colleague who has noted that they met', async () => {
    const page = await openPage();
    const seen = await page.seen('龙门机床改造');
    expect(await page.answerBoothAppointment(booth, seen, 'attended')).toBe('done');
    expect(await page.answerBoothAppointment(booth, seen, 'noShow')).toBe('changed');
    expect(await stored('龙门机床改造')).toMatchObject({ State: '5' });
  });

  it('is refused before the appointment has begun', async () => {
    const page = await openPage();
    const seen = await page.seen('模具钢试切');
    expect(await page.answerBoothAppointment(booth, seen, 'noShow')).toBe('notNow');
  });
});
