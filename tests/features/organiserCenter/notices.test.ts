// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { draftSaved, pauseBetweenTaps } from '../steps.ts';
import { exhibitionId, host, openOrganiserPhones } from './organiserPhone.ts';

const page = `/organiser-center/${exhibitionId}/notice`;
const organisation = 'organizer000000000000001';
const press = 'pressorganiser0000000001';
const title = '停车提示';
const text = '北门停车场已满，\n请改走东门。';
let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const notices = async () =>
  (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['ClientRef'] !== undefined);
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/MessageInfo');
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

async function write(app: App, audience = '全部登记观众') {
  const channel = /^(.+)通道的观众$/.exec(audience)?.[1];
  if (channel === undefined) await app.user.click(await screen.findByRole('radio', { name: audience }));
  else {
    await app.user.click(await screen.findByRole('radio', { name: '所选登记通道的观众' }));
    await app.user.click(await screen.findByRole('checkbox', { name: channel }));
  }
  await app.user.type(await field('标题'), title);
  await app.user.type(await field('正文'), text);
}

async function send(audience?: string) {
  const app = await openApp(page);
  await write(app, audience);
  await tap(app, '预览');
  await tap(app, '发送公告');
  await screen.findByRole('heading', { level: 1, name: '公告' });
  return app;
}

/** Another person opens the app on this phone. */
async function openAs(role: Record<string, string>, path: string) {
  localStorage.clear();
  for (const [key, value] of Object.entries(role)) localStorage.setItem(key, value);
  return openApp(path);
}

/** A visitor who has registered through this channel. */
async function visitorOf(channelId: string): Promise<string> {
  const rows = await phone.registrations(exhibitionId);
  return String(rows.find((row) => row['ChannelId'] === channelId)?.['VisitorId']);
}

describe('a notice of the organiser', () => {
  it('of 5,000 characters is sent whole, each counted once; one more is refused with the limit', async () => {
    const longest = '𠮷'.repeat(5_000);
    const app = await openApp(page);
    await app.user.click(await screen.findByRole('radio', { name: '全部登记观众' }));
    await app.user.type(await field('标题'), title);
    await app.user.click(await field('正文'));
    await app.user.paste(`${longest}𠮷`);
    await tap(app, '预览');
    expect((await screen.findAllByText(/最多 5000 个字，请删减$/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '发送公告' })).toBeNull();
    await app.user.clear(await field('正文'));
    await app.user.paste(longest);
    await tap(app, '预览');
    await tap(app, '发送公告');
    await screen.findByRole('heading', { level: 1, name: '公告' });
    expect(await notices()).toMatchObject([{ Title: title, Content: longest }]);
  });

  it('says before it is sent to how many it goes and how it will be read, and is sent once', async () => {
    const app = await openApp(page);
    await write(app);
    await tap(app, '预览');
    const total = (await phone.registrations(exhibitionId)).length;
    expect(await screen.findByText(`目前 ${total} 人。之后登记的观众也会看到。`)).toBeTruthy();
    const shown = within(screen.getByText('显示效果').closest('section') ?? document.body);
    expect(shown.getByText(title)).toBeTruthy();
    expect(shown.getByText(/北门停车场已满/).textContent).toBe(text);
    expect(inserts()).toEqual([]);

    await tap(app, '发送公告');
    expect((await screen.findAllByText('公告已发送')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(inserts().map(({ body }) => body.userId)).toEqual([host]);
    expect(await notices()).toMatchObject([
      { Type: '3', ToAllVisitor: true, Title: title, Content: text, OrganizationSender: organisation },
    ]);
    expect((await notices())[0]).not.toHaveProperty('TitleEn');
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice'] as const)(
    'is stored once also after %s',
    async (name) => {
      await phone.fault({ name, path: 'insert/MessageInfo', times: 1 });
      await send();
      await eventually(async () => expect(await notices()).toHaveLength(1));
    },
  );

  it('is not gone on with before there is a title, a text and a recipient, nor with English by half', async () => {
    const app = await openApp(page);
    await app.user.type(await field('英文标题'), 'Parking');
    await tap(app, '预览');
    expect(screen.getByRole('heading', { level: 1, name: '写公告' })).toBeTruthy();
    await write(app);
    await tap(app, '预览');
    expect(await screen.findByText('填写了英文标题，请补上英文正文。')).toBeTruthy();
    await app.user.type(await field('英文正文'), 'Use the east gate.');
    await tap(app, '预览');
    expect(await screen.findByText('英文页面显示')).toBeTruthy();
    await tap(app, '发送公告');
    await eventually(async () =>
      expect(await notices()).toMatchObject([{ TitleEn: 'Parking', ContentEn: 'Use the east gate.' }]),
    );
  });

  it('keeps what is typed when the page is opened once more', async () => {
    const app = await openApp(page);
    await write(app);
    await draftSaved();
    await openApp(page);
    expect((await field('标题')).value).toBe(title);
    expect((await field('正文')).value).toBe(text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '全部登记观众' }).checked).toBe(true);
  });

  it('of an account that lost its role is refused: it is told, offered the login, and the text is kept for the next account', async () => {
    const app = await openApp(page);
    await write(app);
    await tap(app, '预览');
    phone.answerInstead(({ path }) =>
      path === 'insert/MessageInfo' ? Response.json({ resCode: 2015, resMsg: '', result: [] }) : undefined,
    );
    await tap(app, '发送公告');
    expect(await screen.findByText(/您的账号已不能管理这个展会/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '主办方登录' })).toBeTruthy();
    await draftSaved();
    localStorage.removeItem('organizerUserId');
    localStorage.setItem(
      'systemAdminUser',
      '{"UserId":"user00000000000000000adm","TenantId":"5a1d0c7e93b24f6885e07b1c2d3f4a60"}',
    );
    phone.answerInstead(() => undefined);
    await openApp(page);
    expect((await field('正文')).value).toBe(text);
  });

  it('names what another organiser has sent within the hour', async () => {
    await send();
    const app = await openApp(page);
    await write(app);
    await tap(app, '预览');
    expect(await screen.findByText(/刚发送过公告“停车提示”/)).toBeTruthy();
  });

  it('warns where the text holds HTML, and shows it as it was typed', async () => {
    const app = await openApp(page);
    await write(app);
    await app.user.type(await field('正文'), '<b>东门</b>');
    await tap(app, '预览');
    expect(await screen.findByText(/内容里有 HTML 标记/)).toBeTruthy();
    expect(document.querySelector('main b')).toBeNull();
    expect(screen.getByText(/<b>东门<\/b>/)).toBeTruthy();
  });

  it('to a channel is read by those who have registered through it, and by no other visitor', async () => {
    await send('媒体通道的观众');
    const [reporter, buyer] = [await visitorOf(press), await visitorOf('buyerorganiser0000000001')];
    await openAs({ visitorId: reporter }, `/messages/${exhibitionId}`);
    expect(await screen.findByText(new RegExp(`${title} ·`))).toBeTruthy();
    await openAs({ visitorId: buyer }, `/messages/${exhibitionId}`);
    expect(await screen.findByText(/开馆时间调整/)).toBeTruthy();
    expect(screen.queryByText(new RegExp(title))).toBeNull();
  });

  it('to all visitors is read by each of them, in the language of the page', async () => {
    const app = await openApp(page);
    await write(app);
    await app.user.type(await field('英文标题'), 'Parking');
    await app.user.type(await field('英文正文'), 'Use the east gate.');
    await tap(app, '预览');
    await tap(app, '发送公告');
    await screen.findByRole('heading', { level: 1, name: '公告' });
    const visitorId = await visitorOf(press);
    const conversation = `/messages/${exhibitionId}/to/organizer/${organisation}`;
    await openAs({ visitorId, locale: 'en' }, conversation);
    expect(await screen.findByText('Use the east gate.')).toBeTruthy();
    await openAs({ visitorId, locale: 'zh' }, conversation);
    expect(await screen.findByText(/北门停车场已满/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Use the east gate.')).toBeNull());
  });
});
