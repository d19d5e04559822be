// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { registerHere } from '#tests/features/shop.ts';
import { leaveIdentity } from '#tests/features/steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const open = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };
const soon = { exhibitionId: 'soon00000000000000000001', channelId: 'mainsoon0000000000000001' };
const ended = { exhibitionId: 'ended0000000000000000001', channelId: 'mainended000000000000001' };
const paused = { exhibitionId: 'paused000000000000000001', channelId: 'mainpaused00000000000001' };
type Place = typeof open;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ways: Readonly<Record<string, (place: Place) => string>> = {
  'the name and company': ({ exhibitionId, channelId }) => `/register/${exhibitionId}/${channelId}`,
  'the link without a channel': ({ exhibitionId }) => `/register/${exhibitionId}`,
  'the questions': ({ exhibitionId, channelId }) => `/information/${exhibitionId}/${channelId}`,
  'the review': ({ exhibitionId, channelId }) => `/information/${exhibitionId}/${channelId}?step=review`,
  'the business card': ({ exhibitionId, channelId }) => `/upload/${exhibitionId}/${channelId}`,
  'several people': ({ exhibitionId, channelId }) => `/group/${exhibitionId}/${channelId}`,
  'one of several people': ({ exhibitionId }) => `/group/${exhibitionId}?member=self`,
  'the invitation of a group': ({ exhibitionId, channelId }) =>
    `/group/${exhibitionId}/${channelId}?join=group1`,
  'the code before a registration': ({ exhibitionId, channelId }) =>
    `/login/${exhibitionId}/${channelId}?next=register`,
  'the code before several people': ({ exhibitionId }) => `/login/${exhibitionId}?next=group`,
};

const closed = [
  ['not open yet', soon, /登记尚未开始.*登记将于 .*开放/, /hasn’t opened yet.*Registration opens on/],
  ['ended', ended, /登记已结束/, /Registration has ended/],
  [
    'paused',
    paused,
    /登记暂停中.*首日预约已满.*预计 .*恢复/,
    /is paused.*fully booked.*Expected to resume on/,
  ],
] as const;

async function arrive(place: Place, language: 'zh' | 'en', way: keyof typeof ways) {
  await leaveIdentity({ ...place, name: '' });
  if (language === 'en') localStorage.setItem('locale', 'en');
  return openApp(ways[way]!(place));
}

const answerable = () =>
  document.querySelectorAll('main input, main textarea, main select, main form, main [type=submit]').length;
/** The list of several people asks for nothing itself. */
const peopleListed = () => document.querySelectorAll('main button').length;
const codesAsked = () => phone.asked.filter(({ path }) => /code/i.test(path));

describe.each(Object.keys(ways))('the way in by %s', (way) => {
  describe.each(['zh', 'en'] as const)('in %s', (language) => {
    it.each(closed)(
      'says that registration is %s in place of a form',
      { tags: ['registration-period'] },
      async (...state) => {
        const [, place, zh, en] = state;
        await arrive(place, language, way);
        await waitFor(() => expect(mainText()).toMatch(language === 'en' ? en : zh));
        expect(answerable()).toBe(0);
        expect(codesAsked()).toEqual([]);
        const remind = language === 'en' ? 'Remind me when it opens' : '开放时提醒我';
        expect(screen.queryAllByRole('link', { name: remind })).toHaveLength(place === soon ? 1 : 0);
      },
    );

    it('leads to what it is for while registration is open', { tags: ['registration-period'] }, async () => {
      await arrive(open, language, way);
      await waitFor(() => expect(answerable() + peopleListed()).toBeGreaterThan(0));
      expect(mainText()).not.toMatch(/登记尚未开始|登记已结束|登记暂停中|hasn’t opened|has ended|is paused/);
    });
  });
});

/** The clocks of the phone and of the server move on, and the page is looked at again. */
function moveClocks(ms: number): void {
  const movedMs = Date.now() + ms - performance.now();
  vi.spyOn(Date, 'now').mockImplementation(() => movedMs + performance.now());
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Registration at the open exhibition ends an hour from now. */
async function endSoon(): Promise<void> {
  const SignUpEndTime = `${formatVenueTime(Date.now() + hourMs)}:00`;
  await phone.call('update/Exhibition', { recordId: open.exhibitionId, setValue: { SignUpEndTime } });
}

async function beginOf(exhibitionId: string): Promise<string> {
  const row = (await phone.rows('Exhibition')).find(({ RecordId }) => RecordId === exhibitionId);
  return String(row?.['SignUpStartTime']);
}

describe('while a screen of the registration is open', () => {
  it('the end of registration is said as it comes, and what was typed is kept and comes back', async () => {
    await endSoon();
    await leaveIdentity({ ...open, name: '' });
    const app = await openApp(ways['the questions']!(open));
    await app.user.type(await screen.findByRole('textbox', { name: /^姓名/ }), '林小满');
    const remembered = Date.now();
    moveClocks(2 * hourMs);
    const heading = await screen.findByRole('heading', { name: '登记已结束' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(answerable()).toBe(0);
    expect(screen.getByText('已填写的内容保存在这部手机上。')).toBeTruthy();
    moveClocks(remembered - Date.now());
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^姓名/ });
    await waitFor(() => expect(name.value).toBe('林小满'));
  });

  it('its opening brings the form without a reload, and its time is that of the fair', async () => {
    await leaveIdentity({ ...soon, name: '' });
    await openApp(ways['the questions']!(soon));
    await screen.findByRole('heading', { name: '登记尚未开始' });
    const begins = await beginOf(soon.exhibitionId);
    expect(mainText()).toContain(formatVenueMoment(parseVenueTime(begins), 'dayTime', 'zh'));
    moveClocks(5 * dayMs);
    expect(await screen.findByRole('textbox', { name: /^姓名/ })).toBeTruthy();
  });

  it('a phone whose clock is days ahead is still told by the fair’s time', async () => {
    await leaveIdentity({ ...soon, name: '' });
    phone.pass(-5 * dayMs);
    moveClocks(5 * dayMs);
    await openApp(ways['the questions']!(soon));
    expect(await screen.findByRole('heading', { name: '登记尚未开始' })).toBeTruthy();
  });
});

describe('what is no new registration', () => {
  it('goes on after the end: a visitor who is registered is led to the pass', async () => {
    await endSoon();
    await registerHere(phone, open.exhibitionId, { ChannelId: open.channelId });
    await leaveIdentity({ ...open, name: '' });
    moveClocks(2 * hourMs);
    const app = await openApp(ways['the name and company']!(open));
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
  });
});

describe('a way in that is closed', () => {
  it('names the other ways that are open, and one of them leads on', async () => {
    const place = { exhibitionId: 'channels0000000000000001', channelId: 'chclosed0000000000000001' };
    const [named] = (await phone.rows('Channel', place.exhibitionId)).filter(
      (row) => row['HasOpen'] !== true,
    );
    const channelId = String(named?.['RecordId']);
    await leaveIdentity({ ...place, channelId, name: '' });
    const app = await openApp(ways['several people']!({ ...place, channelId }));
    await screen.findByRole('heading', { name: '登记暂停中' });
    await screen.findByRole('heading', { name: '其他可登记的通道' });
    const [first] = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/group/'));
    await app.user.click(first!);
    expect(await screen.findByRole('heading', { name: '多人登记' })).toBeTruthy();
    expect(addressOf(app)).not.toContain(channelId);
  });

  it('is said without a network, out of what the phone has kept', async () => {
    await leaveIdentity({ ...soon, name: '' });
    const app = await openApp(`/select/${soon.exhibitionId}/${soon.channelId}`);
    await waitFor(() => expect(localStorage.getItem('channelid')).toBe(soon.channelId));
    app.close();
    phone.answerInstead(() => Response.error());
    await openApp(ways['the name and company']!(soon));
    expect(await screen.findByRole('heading', { name: '登记尚未开始' })).toBeTruthy();
    expect(answerable()).toBe(0);
  });
});
