// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selfId } from '#domain/group/groupMember.ts';
import { type App, addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { leaveIdentity, visitor } from '#tests/features/steps.ts';
import { eventually } from '#tests/support/eventually.ts';

const open = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };
const address = `/group/${open.exhibitionId}/${open.channelId}`;
const insert = 'insert/VisitorExhibitionInfo';
const look = 'queryList/VisitorExhibitionInfo';
const answers = { VisitorCategory: 'integrator', Interests: ['robots'], PrivacyAgreed: true };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Three people are complete, and on the list. */
async function leaveList(): Promise<void> {
  await leaveIdentity(open);
  const tab = await openTab();
  const { saveMember, saveRoster } = await import('#entities/registration/groupRoster.ts');
  const leader = { ...open, contact: visitor };
  const names = { [selfId]: '周闻溪', a: '王芳', b: '李强' };
  const members = Object.entries(names).map(([id, name]) => ({
    id,
    name,
    company: '甲公司',
    contact: id === selfId ? visitor.value : '',
    answers,
  }));
  for (const member of members) await saveMember(leader, member, []);
  await saveRoster(leader, { groupId: '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11', members, rest: '' });
  tab.kill();
}

/** The last one's request hangs, before the server has it or after. */
function hangLast(hasArrived: boolean): void {
  let inserts = 0;
  phone.answerInstead(async ({ path, body }) => {
    if (path !== insert || (inserts += 1) < 3) return undefined;
    if (hasArrived) await phone.call(insert, body.params);
    return new Promise<Response>(() => {});
  });
}

async function sendAll(): Promise<App> {
  const app = await openApp(`${address}?step=review`);
  await app.user.click(await screen.findByRole('button', { name: '提交 3 人的登记' }));
  return app;
}

/** The phone ends the page, and the tab with it. */
function kill(app: App): void {
  app.close();
  sessionStorage.clear();
  phone.answerInstead(() => undefined);
}

const stored = async () =>
  (await phone.registrations(open.exhibitionId)).map(({ Name }) => String(Name)).sort();
const allSent = () =>
  eventually(() => expect(phone.asked.filter(({ path }) => path === insert)).toHaveLength(3));

describe('a group whose page is killed while its last one is sent', { tags: ['participants', 'U04'] }, () => {
  it.each([true, false])(
    'says who is registered and who is checked, and then leads to the codes (arrived: %s)',
    async (hasArrived) => {
      await leaveList();
      hangLast(hasArrived);
      const first = await sendAll();
      await allSent();
      const arrived = hasArrived ? 3 : 2;
      await eventually(async () => expect(await stored()).toHaveLength(arrived));
      kill(first);
      await phone.fault({ name: 'hang', path: look });
      const app = await openApp(address);
      await eventually(() => expect(mainText()).toContain('上次提交未完成，正在继续'));
      expect(mainText()).toContain('已登记 2 人。');
      expect(mainText()).toContain('正在确认 1 人的提交结果');
      await phone.clearFaults();
      await eventually(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
      expect(await stored()).toEqual(['周闻溪', '李强', '王芳'].sort());
      expect(await (await app.localStores()).outbox.list()).toEqual([]);
    },
  );

  it('is led back to its list by the landing page', async () => {
    await leaveList();
    hangLast(true);
    const first = await sendAll();
    await allSent();
    kill(first);
    await openApp(`/select/${open.exhibitionId}/${open.channelId}`);
    const link = await screen.findByRole('link', { name: '查看进度' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it.each(['before', 'after'])(
    'leaves no nameless person on the list when it is killed %s the outbox forgets a person',
    async (when) => {
      await leaveList();
      const first = await openApp(`${address}?step=review`);
      const { outbox } = await first.localStores();
      const real = { ...outbox };
      let removed = 0;
      Object.assign(outbox, {
        remove: async (id: string) => {
          removed += 1;
          if (removed === 1 || when === 'after') await real.remove(id);
          if (removed === 2) await new Promise<void>(() => {});
        },
      });
      await first.user.click(await screen.findByRole('button', { name: '提交 3 人的登记' }));
      await eventually(() => expect(removed).toBe(2));
      kill(first);
      const app = await openApp(address);
      await screen.findByRole('heading', { level: 1, name: '多人登记' });
      await eventually(async () => expect(await (await app.localStores()).outbox.list()).toHaveLength(0));
      expect(mainText()).not.toContain('未填姓名');
    },
  );
});
