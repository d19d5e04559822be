// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardLinkPath } from '#entities/card/rules/cardPaths.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '../steps.ts';

const stand = 'stand0000000000000000001';
const centre = `/exhibitor-center/${stand}`;
const leads = `${centre}/leads`;
const own = { exhibitorId: 'exhibitor000000000000001', exhibitorUserId: 'user00000000000exhibitor' };
const visitorId = 'visitor00000000000000lead';
const cardOf = (texts: Partial<typeof noTexts>, id = visitorId) =>
  `https://fair.test${cardLinkPath(
    stand,
    writeCard({ visitorId: id, texts: { ...noTexts, name: '陈以安', ...texts }, english: noEnglish }).payload,
  )}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', own.exhibitorId);
  localStorage.setItem('exhibitorUserId', own.exhibitorUserId);
  localStorage.setItem(
    'exhibitorContact',
    JSON.stringify({ Name: '顾清和', RecordId: 'contact00000000000000001' }),
  );
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
async function scan(app: App, code: string) {
  await tap(app, '扫描观众');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(await dialog.findByRole('textbox'));
  await app.user.paste(code);
  pauseBetweenTaps();
  await app.user.click(dialog.getByRole('button', { name: '打开' }));
  await screen.findByRole('heading', { name: '首条消息' });
}
const rowOf = async (name: string) =>
  (await phone.rows('AddressBook', stand)).find((row) => row['Name'] === name && row['NotedBy'] === '顾清和');
const sent = async () =>
  (await phone.rows('MessageInfo', stand)).filter((row) => row['VisitorReceiver'] === visitorId);
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^消息内容/ });

describe('the page after a scan', () => {
  it('gives the lead an owner and a day with one tap, and a next step with another', async () => {
    const app = await openApp(leads);
    await scan(app, cardOf({}));
    await tap(app, /^我来跟进/);
    await tap(app, '发报价');
    await eventually(async () =>
      expect(await rowOf('陈以安')).toMatchObject({
        OwnerId: 'contact00000000000000001',
        OwnerName: '顾清和',
        NextStep: 'price',
        FollowUpDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      }),
    );
    expect(screen.queryByRole('button', { name: /^我来跟进/ })).toBeNull();
  });

  it('sends the booth’s words with the visitor’s name once, and says that it was sent', async () => {
    const app = await openApp(leads);
    await scan(app, cardOf({ mobile: '13900004401' }));
    await waitFor(async () => expect((await message()).value).toContain('5A21'));
    expect((await message()).value).toContain('陈以安您好');
    expect(mainText()).toContain('姓名、手机');
    await tap(app, '发送首条消息');
    await screen.findByText(/顾清和 · .*已发送/);
    const [one, ...second] = await sent();
    expect(one).toMatchObject({ ExhibitorSender: own.exhibitorId, NickName: '顾清和' });
    expect(String(one?.['Content'])).toContain('陈以安您好');
    expect(second).toEqual([]);
    const link = screen.getByRole('link', { name: '继续在对话里写' });
    expect(link.getAttribute('href')).toBe(`${centre}/messages/visitor/${visitorId}`);
  });

  it('writes in the language that is chosen, and keeps what was typed in the other one', async () => {
    const app = await openApp(leads);
    await scan(app, cardOf({}));
    await app.user.type(await message(), '！');
    await app.user.click(screen.getByRole('radio', { name: '英文' }));
    await waitFor(async () => expect((await message()).value).toMatch(/^Hello 陈以安, thank you/));
    await app.user.click(screen.getByRole('radio', { name: '中文' }));
    await waitFor(async () => expect((await message()).value).toMatch(/！$/));
  });

  it.each([
    ['', '请先写好消息再发送。'],
    ['长'.repeat(2_001), '消息最多 2000 个字，请删去 1 个字。'],
  ])(
    'says what is wrong with a message that is empty or too long, and sends nothing',
    async (text, words) => {
      const app = await openApp(leads);
      await scan(app, cardOf({}));
      await app.user.clear(await message());
      if (text !== '') {
        await app.user.click(await message());
        await app.user.paste(text);
      }
      await tap(app, '发送首条消息');
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      expect((await message()).value).toBe(text);
      expect(await sent()).toEqual([]);
    },
  );

  it('says who of the booth has written already', async () => {
    await phone.call('insert/AddressBook', {
      record: {
        ExhibitionId: stand,
        ExhibitorId: own.exhibitorId,
        ContactKey: `visitor-${visitorId}`,
        ContactVisitorId: visitorId,
        Name: '陈以安',
        NotedById: 'user000000000colleague01',
        NotedBy: '周以宁',
        State: '1',
        MetAtMesc: 1_000,
        AddedAtMesc: 1_000,
        ChangedAtMesc: 1_000,
        FirstMessageAtMesc: Date.now(),
      },
    });
    const app = await openApp(leads);
    await screen.findByText('陈以安');
    await scan(app, cardOf({}));
    await screen.findByText(/周以宁 · .*已发送/);
    expect(screen.queryByRole('button', { name: '发送首条消息' })).toBeNull();
  });

  it('offers text message, mail and copy where the exhibition does not know the visitor, and counts what was sent so', async () => {
    const app = await openApp(leads);
    await scan(app, 'MECARD:N:何以宁;TEL:13900004477;EMAIL:he@example.com;;');
    await screen.findByRole('link', { name: '用短信发送' });
    const sms = screen.getByRole('link', { name: '用短信发送' }).getAttribute('href') ?? '';
    expect(sms).toMatch(/^sms:13900004477\?&body=/);
    expect(decodeURIComponent(sms)).toContain('何以宁您好');
    expect(screen.getByRole('link', { name: '用邮件发送' }).getAttribute('href')).toMatch(
      /^mailto:he@example\.com\?body=/,
    );
    await tap(app, '标记为已发送');
    await screen.findByText(/顾清和 · .*已发送/);
    await eventually(async () =>
      expect(Number((await rowOf('何以宁'))?.['FirstMessageAtMesc'])).toBeGreaterThan(0),
    );
  });

  it('offers to copy the words alone where a card has neither number nor address', async () => {
    const app = await openApp(leads);
    await scan(app, 'MECARD:N:何以宁;;');
    await screen.findByRole('button', { name: '复制内容' });
    expect(screen.queryByRole('link', { name: /用短信发送|用邮件发送/ })).toBeNull();
  });
});

describe('the words of first messages', () => {
  it('are edited on a page, kept, and used after the next scan', async () => {
    const app = await openApp(`${centre}/first-message`);
    const chinese = await screen.findByRole('textbox', { name: /^中文模板/ });
    expect(screen.getByRole('textbox', { name: /^英文模板/ })).toBeTruthy();
    await app.user.clear(chinese);
    await app.user.click(chinese);
    await app.user.paste('{姓名}，展位 {展位} 欢迎您再来。');
    expect(mainText()).toContain('林若溪，展位 5A21 欢迎您再来。');
    await tap(app, '保存模板');
    await eventually(async () =>
      expect(await phone.rows('AddressBook', stand)).toContainEqual(
        expect.objectContaining({ ContactKey: 'words-zh', State: '5', NotedBy: '顾清和' }),
      ),
    );
    const next = await openApp(leads);
    await scan(next, cardOf({}));
    await waitFor(async () => expect((await message()).value).toBe('陈以安，展位 5A21 欢迎您再来。'));
  });
});

describe('the open leads', () => {
  it('say how many are settled, what comes first, and are given to a colleague with a tap', async () => {
    const app = await openApp(`${centre}/open-leads`);
    await screen.findByText('4 条线索中，0 条已有跟进人和日期');
    expect(screen.getByRole('heading', { name: '先做这一件' })).toBeTruthy();
    expect(mainText()).toMatch(/程素问：没有跟进人/);
    await tap(app, '为 何望舒 指派跟进人');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(await dialog.findByRole('button', { name: '贺安宁' }));
    await screen.findByRole('heading', { name: '贺安宁 · 1 条' });
    expect(screen.getByRole('button', { name: '转交 何望舒' })).toBeTruthy();
    await eventually(async () =>
      expect(await rowOf('何望舒')).toMatchObject({
        OwnerName: '贺安宁',
        OwnerId: 'contact00000000000000002',
      }),
    );
  });

  it('are without an owner again where theirs has left the booth', async () => {
    const row = await rowOf('何望舒');
    await phone.call('updateByCondition/AddressBook', {
      condition: { RecordId: row?.['RecordId'] },
      setValue: { OwnerId: 'contactgone0000000000001', OwnerName: '离职者', DecidedAtMesc: Date.now() },
    });
    const app = await openApp(`${centre}/open-leads`);
    await screen.findByRole('heading', { name: '还没有跟进人 · 4 条' });
    await app.user.click(screen.getByRole('link', { name: /何望舒/ }));
    expect(await screen.findByText('离职者 已不在展位联系人里，请换一位')).toBeTruthy();
  });
});
