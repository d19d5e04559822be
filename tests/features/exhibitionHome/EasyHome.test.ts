// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const home = `/home/${openId}`;
const channel = { ChannelId: 'visitor00000000000000001' };
const dayMs = 86_400_000;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  document.documentElement.removeAttribute('data-easy');
  document.documentElement.style.fontSize = '';
});

const titles = () => Array.from(document.querySelectorAll('main h2'), (title) => title.textContent);
const kept = () => [localStorage.getItem('easyMode'), localStorage.getItem('textSize')];
const fontSize = () => document.documentElement.style.fontSize;
const isMarked = () => document.documentElement.hasAttribute('data-easy');

describe('the easy mode', () => {
  it('is turned on in Me in one tap, with extra large text, and off again with the text size from before', async () => {
    await registerPhone(phone, openId, channel);
    localStorage.setItem('textSize', 'large');
    const app = await openApp(`/mine/${openId}`);
    await app.user.click(await screen.findByRole('button', { name: /^关怀模式/ }));
    await waitFor(() => expect(isMarked()).toBe(true));
    expect(kept()).toEqual(['large', 'extraLarge']);
    expect(fontSize()).toBe('150%');
    await app.user.click(screen.getByRole('button', { name: /^关怀模式/ }));
    await waitFor(() => expect(isMarked()).toBe(false));
    expect(kept()).toEqual([null, 'large']);
    expect(fontSize()).toBe('125%');
  });

  it('stays on the phone when another person begins on it', async () => {
    await registerPhone(phone, openId, channel);
    localStorage.setItem('easyMode', 'standard');
    localStorage.setItem('textSize', 'extraLarge');
    await openApp(home);
    const { forgetPerson } = await import('#entities/visitor/logout.ts');
    await forgetPerson();
    expect(kept()).toEqual(['standard', 'extraLarge']);
  });

  it('has four tabs, and none of a page that its home leads to', async () => {
    localStorage.setItem('easyMode', 'standard');
    await openApp(`/exhibitors/${openId}`);
    const tabs = within(await screen.findByRole('navigation', { name: '主导航' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '首页',
      '参观码',
      '日程',
      '我的',
    ]);
    expect(tabs.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page');
    // Without a tab it needs a way back.
    expect((await screen.findByRole('link', { name: '返回' })).getAttribute('href')).toBe(home);
  });

  it('is offered with language and text size on the page of a link to who holds no ticket, and to no one else', async () => {
    const app = await openApp(`/exhibitors/${openId}`);
    await app.user.click(await screen.findByRole('button', { name: /^Aa/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '文字大小和语言' }));
    expect(sheet.getByRole('radio', { name: '特大' })).toBeTruthy();
    expect(sheet.getByRole('button', { name: /English/ })).toBeTruthy();
    await app.user.click(sheet.getByRole('button', { name: /^关怀模式/ }));
    await waitFor(() => expect(isMarked()).toBe(true));
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '特大' }).checked).toBe(true);
    await app.user.click(sheet.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await registerPhone(phone, openId, channel);
    await openApp(`/exhibitors/${openId}`);
    await screen.findByRole('link', { name: '返回' });
    expect(screen.queryByRole('button', { name: /^Aa/ })).toBeNull();
  });
});

describe('the home in easy mode', () => {
  beforeEach(() => {
    localStorage.setItem('easyMode', 'standard');
    localStorage.setItem('textSize', 'extraLarge');
  });

  it('shows a stranger how to register, the way there, the help and one row to all the rest, and asks for no rail', async () => {
    await phone.call('update/Exhibition', { recordId: openId, setValue: { HostPhone: '0571-5550 0118' } });
    await openApp(home);
    await screen.findByRole('heading', { level: 1, name: '第十二届江海国际智能制造展览会' });
    await screen.findByText('需要帮助');
    expect(titles()).toEqual(['还没有参观码', '我的日程', '交通指引', '需要帮助']);
    expect(screen.getByRole('link', { name: '登记参观' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /打电话给主办方/ }).getAttribute('href')).toBe(
      'tel:057155500118',
    );
    expect(screen.getByRole('link', { name: '找回参观码' }).getAttribute('href')).toBe(`/login/${openId}`);
    expect(screen.getByRole('link', { name: '查看会议日程' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^更多功能/ }).getAttribute('href')).toBe(
      `/everything/${openId}`,
    );
    const asked = phone.asked.map(({ path }) => path);
    for (const list of ['NewsContent', 'ExhibitorExhibitionInfo', 'Product', 'Advertisement'])
      expect(asked.filter((path) => path.endsWith(`List/${list}`) || path === `get/${list}`)).toEqual([]);
  });

  it('shows the ticket as a large code with one tap to the full screen, and what is planned next on a later day with the plate of its hall', async () => {
    const row = await registerPhone(phone, openId, channel);
    const [hall] = await phone.rows('ExhibitionHall', openId);
    const place = String(hall?.['Name']);
    const startMs = Date.now() + 20 * dayMs;
    const session = {
      kind: 'conference',
      id: 'sessionopen0000000000001',
      title: { zh: '智能制造论坛', en: '' },
      placeName: { zh: place, en: '' },
      path: `/conference/${openId}/sessionopen0000000000001`,
      startMs,
      knownStartMs: startMs,
    };
    localStorage.setItem(`schedule.${openId}`, JSON.stringify([session]));
    await openApp(home);
    expect(await screen.findByRole('img', { name: /^参观码二维码/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '全屏显示' }).getAttribute('href')).toBe(
      `/xycode?voucher=${String(row['RecordId'])}`,
    );
    const ahead = screen.getByRole('link', { name: /智能制造论坛/ });
    expect(ahead.getAttribute('href')).toBe(session.path);
    expect(ahead.textContent).toContain(place);
    await waitFor(() => expect(ahead.querySelector('[data-hall]')).not.toBeNull());
    expect(screen.getByRole('link', { name: '查看全部日程' }).getAttribute('href')).toBe(`/agenda/${openId}`);
  });

  it('becomes the usual home in one tap', async () => {
    const app = await openApp(home);
    await app.user.click(await screen.findByRole('button', { name: /^关怀模式/ }));
    await screen.findByLabelText('展会服务');
    expect(screen.queryByText('需要帮助')).toBeNull();
    expect(kept()).toEqual([null, null]);
  });

  it('leads to a list of all that the usual home has', async () => {
    await openApp(`/everything/${openId}`);
    const list = within(await screen.findByRole('navigation', { name: '更多功能' }));
    await waitFor(() => expect(list.getByRole('link', { name: '展商' })).toBeTruthy());
    for (const name of ['展品', '搜索']) expect(list.getByRole('link', { name })).toBeTruthy();
    expect((await screen.findByRole('link', { name: '返回' })).getAttribute('href')).toBe(home);
    expect(mainText()).toContain('更多功能');
  });
});
