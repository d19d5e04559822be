// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const page = `/organiser-center/${exhibitionId}/notice`;
const list = `/organiser-center/${exhibitionId}/notices`;
const host = 'user0000000000000000host';
const organisation = 'organizer000000000000001';
const conversation = `/messages/${exhibitionId}/to/organizer/${organisation}`;
const press = 'pressorganiser0000000001';
const title = '停车提示';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Another person opens the app, on another phone. */
async function openAs(role: Record<string, string>, path: string) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(role)) localStorage.setItem(key, value);
  return openApp(path);
}

const asOrganiser = (path: string) => openAs({ organizerUserId: host }, path);
const asVisitor = (visitorId: string, path: string) => openAs({ visitorId }, path);
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

interface Wish {
  readonly audience?: string;
  readonly text?: string;
  readonly from?: string;
  readonly more?: (app: App) => Promise<void>;
}

async function send({ audience = '全部登记观众', text = '请走东门。', from, more }: Wish = {}) {
  const app = await asOrganiser(page);
  await app.user.click(await screen.findByRole('radio', { name: audience }));
  await app.user.type(await field('标题'), title);
  await app.user.click(await field('正文'));
  await app.user.paste(text);
  if (from !== undefined) {
    fireEvent.change(await field('发布时间'), { target: { value: from.replace(' ', 'T') } });
  }
  await more?.(app);
  await tap(app, '预览');
  return app;
}

async function chooseLink({ user }: App, name: string) {
  await user.click(await screen.findByRole('button', { name: /^链接到/ }));
  await user.click(await screen.findByRole('radio', { name }));
}

const sent = async (wish?: Wish) => {
  const app = await send(wish);
  await tap(app, '发送公告');
  await screen.findByRole('heading', { level: 1, name: '公告' });
  return app;
};

async function visitorOf(channelId: string): Promise<string> {
  const rows = await phone.registrations(exhibitionId);
  return String(rows.find((row) => row['ChannelId'] === channelId)?.['VisitorId']);
}
const notice = async () =>
  (await phone.rows('MessageInfo', exhibitionId)).find((row) => row['Title'] === title);

describe('a notice as its readers get it', () => {
  it('leads to the screen that its writer has picked from a list', async () => {
    await sent({
      more: (app) => chooseLink(app, '会议日程'),
    });
    expect(await notice()).toMatchObject({ LinkInfo: `/conferences/${exhibitionId}` });
    await asVisitor(await visitorOf(press), conversation);
    await screen.findByText('请走东门。');
    // Which screens there are is known to the whole app alone; see the test of an address.
    expect(screen.getByText('查看详情')).toBeTruthy();
  });

  it('does not leave with an address that the app would not open', async () => {
    const app = await send({
      more: async (typing) => {
        await chooseLink(typing, '其他网址');
        await typing.user.type(await field('网址'), 'javascript:alert(1)');
      },
    });
    expect(await screen.findByText('这个网址无法打开，请检查。')).toBeTruthy();
    await app.user.clear(await field('网址'));
    await app.user.type(await field('网址'), 'https://parking.example/map');
    await tap(app, '预览');
    await tap(app, '发送公告');
    await eventually(async () =>
      expect(await notice()).toMatchObject({ LinkInfo: 'https://parking.example/map' }),
    );
    await asVisitor(await visitorOf(press), conversation);
    const link = await screen.findByRole('link', { name: '查看详情' });
    expect(link.getAttribute('href')).toBe('https://parking.example/map');
  });

  it('shows its picture', async () => {
    await sent();
    const recordId = (await notice())?.['RecordId'];
    const setValue = { Picture: '/sandbox/pictures/parking.png' };
    await phone.call('update/MessageInfo', { recordId, setValue });
    await asVisitor(await visitorOf(press), conversation);
    await screen.findByText('请走东门。');
    expect(screen.getByRole('button', { name: new RegExp(title) })).toBeTruthy();
  });

  it('of 5,000 characters is sent and read whole', async () => {
    const text = '东'.repeat(4_999) + '门';
    await sent({ text });
    await asVisitor(await visitorOf(press), conversation);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('that is for later is seen by its organisers, and by its readers from its time on', async () => {
    const fromMs = Date.now() + 2 * 60 * 60_000;
    await sent({ from: formatVenueTime(fromMs) });
    expect(await notice()).toHaveProperty('ShowFrom');
    const card = (await screen.findByRole('heading', { name: title })).closest('li');
    expect(within(card ?? document.body).getByText(/起显示$/)).toBeTruthy();
    const visitorId = await visitorOf(press);
    await asVisitor(visitorId, conversation);
    await screen.findByText(/8:30 开馆/);
    expect(screen.queryByText(title)).toBeNull();
    phone.pass(3 * 60 * 60_000);
    await asVisitor(visitorId, conversation);
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('for those who have checked in is read by them, and by no other visitor', async () => {
    await sent({ audience: '已在现场签到的观众' });
    expect(await notice()).toMatchObject({ ToCheckedIn: true });
    const checkIns = await phone.rows('SignInRecord', exhibitionId);
    const isPresent = (row: Readonly<Record<string, unknown>>) =>
      checkIns.some((checkIn) => checkIn['RegistrationId'] === row['RecordId']);
    const rows = await phone.registrations(exhibitionId);
    const present = rows.find(isPresent);
    const absent = rows.find((row) => !isPresent(row));
    await asVisitor(String(present?.['VisitorId']), conversation);
    expect(await screen.findByText(title)).toBeTruthy();
    await asVisitor(String(absent?.['VisitorId']), conversation);
    await screen.findByText(/8:30 开馆/);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('stands on the home of its readers, the newest first', async () => {
    await sent();
    await asVisitor(await visitorOf(press), `/home/${exhibitionId}`);
    const link = await screen.findByRole('link', { name: new RegExp(title) });
    expect(link.getAttribute('href')).toBe(conversation);
    expect(screen.queryByText('开馆时间调整')).toBeNull();
  });

  it('that is taken back says so in place of its text, counts no more as unread, and leaves the home', async () => {
    await sent();
    const visitorId = await visitorOf(press);
    await asVisitor(visitorId, `/messages/${exhibitionId}`);
    expect(await screen.findByText('2 条未读')).toBeTruthy();

    const app = await asOrganiser(list);
    await tap(app, `撤回公告“${title}”`);
    await tap(app, '撤回公告');
    expect(await screen.findByText(/^已于 .+ 撤回$/)).toBeTruthy();
    expect(await notice()).toMatchObject({ WithdrawnBy: host });

    await asVisitor(visitorId, `/messages/${exhibitionId}`);
    expect(await screen.findByText('1 条未读')).toBeTruthy();
    await asVisitor(visitorId, conversation);
    expect(await screen.findByText('公告已撤回')).toBeTruthy();
    expect(screen.queryByText('请走东门。')).toBeNull();
    await asVisitor(visitorId, `/home/${exhibitionId}`);
    expect(await screen.findByRole('link', { name: /开馆时间调整/ })).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is taken back by an organiser alone', async () => {
    await sent();
    const app = await asOrganiser(list);
    const { RecordId } = (await notice()) ?? {};
    phone.answerInstead(({ path }) =>
      path === 'update/MessageInfo' ? Response.json({ resCode: 2015, resMsg: '', result: [] }) : undefined,
    );
    await tap(app, `撤回公告“${title}”`);
    await tap(app, '撤回公告');
    expect(await screen.findByText(/您的账号已不能管理这个展会/)).toBeTruthy();
    const call = { recordId: RecordId, setValue: { WithdrawnAt: 1 } };
    expect((await phone.call('update/MessageInfo', call)).resCode).toBe(2015);
  });
});
