// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const openId = 'open00000000000000000001';
const soonId = 'soon00000000000000000001';
const home = `/home/${openId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const configure = (setValue: object) => phone.call('update/Exhibition', { recordId: openId, setValue });
/** By its title: to ask a page of this length for roles takes seconds. */
const part = async (name: string) => {
  const title = await screen.findByText(name, { selector: 'main h2' });
  return title.closest('section') ?? document.body;
};
const noPart = (name: string) => expect(screen.queryByText(name, { selector: 'main h2' })).toBeNull();
const itemsOf = async (name: string) => within(await part(name)).getAllByRole('listitem');
const menu = () => screen.findByLabelText('展会服务');
const entries = async () => {
  const all = within(await menu()).queryByRole('button', { name: '全部' });
  if (all !== null) fireEvent.click(all);
  return Array.from((await menu()).querySelectorAll('a'), (link) => link.getAttribute('href')?.split('/')[1]);
};
const params = (path: string) =>
  phone.asked.filter((one) => one.path === path).map(({ body }) => body.params);

describe('the home of an exhibition', () => {
  it('says what it is and in how many days it opens, and shows a few of what there is with the way to all', async () => {
    const products = await phone.rows('Product', openId);
    const most = products.sort((one, other) => Number(other['PVNumber']) - Number(one['PVNumber']))[0];
    await phone.call('update/Product', { recordId: most?.['RecordId'], setValue: { IsShow: false } });
    await openApp(home);
    await screen.findByRole('heading', { level: 1, name: '第十二届江海国际智能制造展览会' });
    expect(mainText()).toContain('距开幕还有 20 天');
    expect(screen.getByRole('link', { name: '登记参观' }).getAttribute('href')).toMatch(
      new RegExp(`^/register/${openId}`),
    );
    expect(await itemsOf('热门展商')).toHaveLength(8);
    expect(await itemsOf('热门产品')).toHaveLength(8);
    expect(await itemsOf('最新资讯')).toHaveLength(3);
    const onAir = within(await part('正在直播')).getAllByRole('listitem');
    expect(onAir).toHaveLength(6);
    for (const live of onAir) expect(live.textContent).toContain('直播中');
    const all = ['热门展商', '热门产品', '最新资讯', '正在直播'].map((name) =>
      screen.getByRole('link', { name: `${name}: 查看全部` }).getAttribute('href'),
    );
    expect(all).toEqual(['exhibitors', 'products', 'news', 'lives'].map((list) => `/${list}/${openId}`));
    expect((await part('热门产品')).querySelector(`a[href*="${String(most?.['RecordId'])}"]`)).toBeNull();
    const condition = { ExhibitionId: openId };
    expect(params('queryList/NewsContent')).toMatchObject([
      { condition, options: { pageSize: 3, sort: { PublishTime: -1 } } },
    ]);
    expect(params('get/ExhibitorExhibitionInfo')).toMatchObject([
      { condition, options: { pageSize: 8, sort: { RankValue: -1 } } },
    ]);
    // Nothing is planned by a stranger.
    noPart('接下来');
  });

  it('offers the lists that have something in them alone', async () => {
    await openApp(home);
    await waitFor(async () => expect(await entries()).toContain('guide'));
    for (const list of ['exhibitors', 'products', 'halls', 'news', 'lives', 'supply-demand', 'downloads'])
      expect(await entries()).toContain(list);
    await openApp(`/home/${soonId}`);
    await waitFor(async () => expect(await entries()).not.toContain('exhibitors'));
    for (const list of ['products', 'halls', 'news', 'lives', 'votes', 'guide', 'downloads'])
      expect(await entries()).not.toContain(list);
    expect(await entries()).toContain('search');
    for (const name of ['热门展商', '热门产品', '最新资讯', '正在直播']) noPart(name);
  });

  it('whose lists are all empty has no tab to explore it, and its classic home offers none of them either', async () => {
    await openApp(`/home/${soonId}`);
    await waitFor(async () => expect(await entries()).not.toContain('exhibitors'));
    const app = await openApp(`/homeclassic/${soonId}`);
    await screen.findByLabelText('展会服务');
    expect(await entries()).not.toContain('exhibitors');
    await app.router.navigate(`/agenda/${soonId}`);
    const tabs = within(await screen.findByRole('navigation', { name: '主导航' }));
    expect(tabs.queryByRole('link', { name: '逛展' })).toBeNull();
    expect(tabs.getByRole('link', { name: '我的' })).toBeTruthy();
  });

  it('shows the parts that the organiser has chosen, in that order', async () => {
    await configure({ HomeModules: ['products', 'menu', 'slogan'] });
    await openApp(home);
    const products = await part('热门产品');
    const follows = products.compareDocumentPosition(await menu());
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('link', { name: '登记参观' })).toBeNull();
    noPart('热门展商');
    expect(params('queryList/NewsContent')).toEqual([]);
  });

  it('shows what it showed last where its lists cannot be read; what is no more on air is left out', async () => {
    await openApp(home);
    await part('热门产品');
    await part('热门展商');
    await part('正在直播');
    await waitFor(async () => expect(await entries()).toContain('guide'));
    const remembered = Object.keys(localStorage).filter((key) =>
      (localStorage.getItem(key) ?? '').includes('EndTime'),
    );
    const over = venueText(Date.now() - 3 * 24 * 60 * minuteMs);
    for (const key of remembered) {
      const text = localStorage.getItem(key) ?? '';
      if (text.includes('ReplayUrl'))
        localStorage.setItem(
          key,
          text
            .replace(/"EndTime":"[^"]*"/g, `"EndTime":"${over}"`)
            .replace(/"StartTime":"[^"]*"/g, `"StartTime":"${over}"`),
        );
    }
    await phone.fault({ name: 'serverError500', path: '/data/' });
    await openApp(home);
    expect(await itemsOf('热门产品')).toHaveLength(8);
    expect(await itemsOf('热门展商')).toHaveLength(8);
    noPart('正在直播');
  });

  it('that is not there says so, and one that cannot be read comes by another try', async () => {
    await openApp(`/home/${'missing0'.padEnd(24, '0')}`);
    await screen.findByText('没有找到这个展会');
    phone = openPhone();
    await phone.fault({ name: 'serverError500', path: 'queryList/Exhibition' });
    const app = await openApp(home);
    await screen.findByText('展会信息加载失败');
    expect(mainText()).not.toContain('没有找到这个展会');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: '第十二届江海国际智能制造展览会' });
  });

  it('says what the visitor has planned and how many stands are left, and leads to both', async () => {
    await registerPhone(phone, openId, { ChannelId: 'visitor00000000000000001' });
    const entry = {
      kind: 'conference',
      id: 'sessionopen0000000000001',
      title: { zh: '第 1 场', en: '' },
      placeName: { zh: '', en: '' },
      path: `/conference/${openId}/sessionopen0000000000001`,
      startMs: Date.now(),
      knownStartMs: Date.now(),
    };
    const other = { ...entry, id: 'sessionopen0000000000002' };
    localStorage.setItem(`schedule.${openId}`, JSON.stringify([entry, other]));
    const app = await openApp(`/exhibitors/${openId}`);
    const [star] = await screen.findAllByRole('button', { name: /^收藏.+/ });
    await app.user.click(star!);
    await app.router.navigate(home);
    const next = within(await part('接下来'));
    expect((await next.findByRole('link', { name: /^我的日程/ })).textContent).toContain('已安排 2 项');
    const route = await next.findByRole('link', { name: /^我的参观路线/ });
    expect(route.textContent).toContain('还有 1 家未参观');
    expect(route.getAttribute('href')).toBe(`/favourites/${openId}`);
    expect(screen.queryByText('还没有参观码')).toBeNull();
  });
});

describe('the home by the clock of the fair', () => {
  const onSiteId = 'onsite000000000000000001';
  const partTitles = () => Array.from(document.querySelectorAll('main h2'), (title) => title.textContent);
  const sessionId = (name: string) =>
    `sessiononsite${{ one: '00000000005', two: '00000000007' }[name] ?? '99999999999'}`;
  const planned = (id: string, startMs: number, more: object = {}) => ({
    kind: 'conference',
    id: sessionId(id),
    title: { zh: `会议 ${id}`, en: '' },
    placeName: { zh: '3 号馆 A 厅', en: '' },
    path: `/conference/${onSiteId}/${sessionId(id)}`,
    startMs,
    knownStartMs: startMs,
    ...more,
  });

  /** The programme has it as it was planned. */
  const put = ({ id, title, placeName, startMs, ...more }: ReturnType<typeof planned> & { endMs?: number }) =>
    phone.call('update/Conference', {
      recordId: id,
      setValue: {
        Title: title.zh,
        Place: placeName.zh,
        StartTime: venueText(startMs),
        EndTime: more.endMs === undefined ? '' : venueText(more.endMs),
      },
    });

  it('says on the day what the visitor has planned next, where, how far it is and in how many minutes, and leads there', async () => {
    await registerPhone(phone, onSiteId, {});
    const before = planned('one', Date.now() - 2 * 60 * minuteMs, {
      endMs: Date.now() - 60 * minuteMs,
      placeName: { zh: '1 号馆', en: '' },
    });
    const next = planned('two', (Math.ceil(Date.now() / minuteMs) + 20) * minuteMs);
    await phone.call('insert/ExhibitionHall', {
      record: { ExhibitionId: onSiteId, Name: '3 号馆', NameEn: 'Hall 3' },
    });
    await Promise.all([put(next), put(before)]);
    localStorage.setItem(`schedule.${onSiteId}`, JSON.stringify([next, before]));
    await openApp(`/home/${onSiteId}`);
    const strip = within(await screen.findByRole('region', { name: /^现在 · \d\d:\d\d$/ }));
    expect(strip.getByText(/^还有 2[01] 分钟$/)).toBeTruthy();
    expect(strip.getByText(/3 号馆 A 厅 · 步行约 5 分钟|3 号馆 A 厅/)).toBeTruthy();
    const plate = () => document.querySelector('section[aria-label^="现在"] [data-hall]')?.textContent;
    await waitFor(() => expect(plate()).toMatch(/^3号馆/));
    const go = strip.getByRole('link', { name: '查看：会议 two' });
    expect(go.getAttribute('href')).toBe(next.path);
    expect(document.querySelector('main')?.textContent).toContain('步行约 5 分钟');
    const ticket = screen.getByRole('region', { name: '参观码' });
    expect(within(ticket).getByRole('link', { name: '全屏出示参观码' }).getAttribute('href')).toMatch(
      /^\/xycode\?voucher=/,
    );
  });

  it('leads on the day to the sessions where nothing is planned, and shows what is on at the fair', async () => {
    await registerPhone(phone, onSiteId, {});
    const [session] = await phone.rows('Conference', openId);
    const record = {
      ...session,
      RecordId: 'sessiononsite00000000999',
      ExhibitionId: onSiteId,
      Title: '此刻的演示',
      StartTime: venueText(Date.now() - 10 * minuteMs),
      EndTime: venueText(Date.now() + 30 * minuteMs),
      IsCancelled: false,
    };
    await phone.call('insert/Conference', { record });
    await openApp(`/home/${onSiteId}`);
    const strip = within(await screen.findByRole('region', { name: /^现在 · / }));
    expect(strip.getByText('今天没有其他安排')).toBeTruthy();
    expect(strip.getByRole('link').getAttribute('href')).toBe(`/conferences/${onSiteId}`);
    expect((await part('正在发生')).textContent).toContain('此刻的演示');
  });

  it('counts after the fair what this phone keeps of the visit, and nothing that was called off', async () => {
    await registerPhone(phone, onSiteId, {});
    const day = Date.now() - 3 * 24 * 60 * minuteMs;
    const setValue = { StartTime: venueText(day), EndTime: venueText(day + 24 * 60 * minuteMs) };
    await phone.call('update/Exhibition', { recordId: onSiteId, setValue });
    const kept = [planned('one', day), planned('gone', day, { isGone: true })];
    await put(planned('one', day));
    localStorage.setItem(`schedule.${onSiteId}`, JSON.stringify(kept));
    localStorage.setItem(`visited.${onSiteId}`, JSON.stringify(['a', 'b']));
    await openApp(`/home/${onSiteId}`);
    const days = within(await screen.findByRole('region', { name: /^您的 \d 天$/ }));
    const counts = days.getAllByRole('link').map((link) => link.textContent);
    expect(counts).toEqual(['2去过的展位', '0洽谈', '0名片', '1会议']);
    expect(screen.getByRole('link', { name: '直播回放' }).getAttribute('href')).toBe(
      `/lives/${onSiteId}?state=replay`,
    );
  });

  it('shows a stranger the exhibitors, the sessions and the lives before it offers a ticket', async () => {
    await openApp(home);
    await part('热门展商');
    await part('会议预告');
    await part('正在直播');
    const order = partTitles().filter((title) =>
      ['热门展商', '会议预告', '正在直播', '还没有参观码'].includes(title ?? ''),
    );
    expect(order).toEqual(['热门展商', '会议预告', '正在直播', '还没有参观码']);
  });

  it('has two rows of entries at most, and all of them behind a button that says whether they are shown', async () => {
    const app = await openApp(home);
    const all = await within(await menu()).findByRole('button', { name: '全部' });
    const count = async () => within(await menu()).getAllByRole('listitem').length;
    expect([await count(), all.getAttribute('aria-expanded')]).toEqual([8, 'false']);
    await app.user.click(all);
    expect(await count()).toBeGreaterThan(8);
    const less = within(await menu()).getByRole('button', { name: '收起' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(less);
  });
});

describe('headlines', () => {
  it('are shown one at a time, and one without a text is left out', async () => {
    const rows = (await phone.rows('Headline', openId)).sort(
      (one, other) => Number(one['Sort']) - Number(other['Sort']),
    );
    const [first, second, third] = rows.map(({ RecordId, Title }) => ({
      id: RecordId,
      title: String(Title),
    }));
    await phone.call('update/Headline', { recordId: second?.id, setValue: { Title: '', TitleEn: '' } });
    const app = await openApp(home);
    const lines = within(await screen.findByRole('region', { name: '快讯' }));
    expect(lines.getByText(first?.title ?? '')).toBeTruthy();
    expect(lines.queryByText(third?.title ?? '')).toBeNull();
    await app.user.click(lines.getByRole('button', { name: /^下一条：/ }));
    expect(await lines.findByText(third?.title ?? '')).toBeTruthy();
    expect(document.querySelectorAll('main a[href^="javascript"]')).toHaveLength(0);
  });
});

it('the home shows the pass of who is logged in, also where another person has one and the last registration was elsewhere', async () => {
  const { Mob, RecordId } = await registerPhone(phone, openId, { Name: '乙' });
  // Whose pass would be the first of the deck.
  while (String((await registerPhone(phone, openId, { Name: '甲' }))['RecordId']) > String(RecordId));
  await registerPhone(phone, 'onsite000000000000000001', { Name: '乙', Mob });
  localStorage.setItem('entranceid', openId);
  await openApp(home);
  const ticket = within(await screen.findByRole('region', { name: '参观码' }));
  expect(ticket.getByText('乙')).toBeTruthy();
  await openApp('/code');
  expect(await screen.findByText(/第 \d 位，共 \d+ 位，乙/)).toBeTruthy();
});

it('the home leads from the line of the ticket to the business card of its visitor', async () => {
  await registerPhone(phone, openId);
  await openApp(home);
  const ticket = within(await screen.findByRole('region', { name: '参观码' }));
  expect(ticket.getByRole('link', { name: '我的名片' }).getAttribute('href')).toBe(`/cards/${openId}/mine`);
});

describe('the place of the pass while registration is closed', () => {
  it.each([
    [soonId, /还没有参观码登记将于 .*（北京时间）开放/],
    ['paused000000000000000001', /还没有参观码首日预约已满.*登记暂停中，预计 .*（北京时间）恢复/],
    ['ended0000000000000000001', /还没有参观码登记已结束/],
  ])('at %s says why and until when, and offers no form', async (id, said) => {
    await openApp(`/home/${id}`);
    await waitFor(() => expect(mainText()).toMatch(said));
    expect(document.querySelectorAll('main a[href^="/register/"]')).toHaveLength(0);
  });
});

it('the home leads who is logged in as an exhibitor to the exhibitor centre, and no other visitor', async () => {
  await openApp(home);
  await screen.findByText('联系主办方');
  expect(screen.queryByText('展商中心')).toBeNull();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  await openApp(home);
  const link = (await screen.findByText('展商中心')).closest('a');
  expect(link?.getAttribute('href')).toBe(`/exhibitor-center/${openId}`);
  expect(screen.queryByText('申请参展')).toBeNull();
});
