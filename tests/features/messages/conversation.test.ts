// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer, type TabSettings } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'open00000000000000000001';
const firm = 'exhibitor000000000001021';
const visitorId = 'visitor00000000000000xyz';
const list = `/messages/${exhibitionId}`;
const page = `${list}/to/exhibitor/${firm}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('visitorId', visitorId);
  // jsdom has it for windows alone.
  Object.assign(Element.prototype, { scrollTo: () => {} });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  vi.unstubAllGlobals();
});

/** An open conversation asks for new messages all the time: at the usual factor that would leave no time for anything else. */
const open = (path: string, settings: TabSettings = {}) => openApp(path, { timeFactor: 0.05, ...settings });
const stored = async () =>
  (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['VisitorSender'] === visitorId);
const unreadOnServer = async () =>
  (await phone.rows('MessageInfo', exhibitionId)).filter(
    (row) => row['VisitorReceiver'] === visitorId && row['State'] !== '1',
  );
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/MessageInfo');
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^给.*写消息$/ });
/** Of the visitor's own: the sandbox's exhibitors answer. */
const bubbles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .filter((item) => item.textContent.startsWith('我：'));
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};

async function write(app: App, text: string) {
  await app.user.click(await field());
  await app.user.paste(text);
}

/** As the exhibitor writes it at its own counter. */
const answer = (text: string) =>
  phone.call('insert/MessageInfo', {
    record: {
      ExhibitionId: exhibitionId,
      Type: '1',
      BusinessType: 'text',
      State: '0',
      ExhibitorSender: firm,
      VisitorReceiver: visitorId,
      Content: text,
    },
  });

describe('the field of a conversation', () => {
  it('has the focus where a link led to it and nothing was said yet, and not once it was', async () => {
    const app = await open(`/exhibitor/${exhibitionId}/${firm}`);
    const toMessage = () => screen.findByRole('link', { name: '发消息' });
    await app.user.click(await toMessage());
    await screen.findByText('还没有消息，打个招呼吧');
    await eventually(async () => expect(document.activeElement).toBe(await field()));
    await app.user.paste('样品有吗？');
    await tap(app, '发送');
    await eventually(() => expect(inserts()).toHaveLength(1));
    await app.router.navigate(-1);
    pauseBetweenTaps();
    await app.user.click(await toMessage());
    await screen.findByText('样品有吗？');
    expect(document.activeElement).not.toBe(await field());
  });
});

describe('a message of a visitor', () => {
  it('of 2,001 characters is not sent and says how many are too many; of 2,000 it is sent once', async () => {
    const app = await open(page);
    await write(app, '字'.repeat(2_001));
    await tap(app, '发送');
    expect(await screen.findByText('最多 2000 个字，请删减 1 个字再发送')).toBeTruthy();
    expect((await field()).value).toHaveLength(2_001);
    expect(inserts()).toEqual([]);

    await app.user.type(await field(), '{Backspace}');
    expect(screen.queryByText(/请删减/)).toBeNull();
    await tap(app, '发送');
    await eventually(() => expect(inserts()).toHaveLength(1));
    expect(inserts()).toMatchObject([
      { body: { params: { record: { Content: '字'.repeat(2_000), ExhibitorReceiver: firm } } } },
    ]);
  });

  it('is sent by Enter at a keyboard, and not by the Enter that takes a word of an input method', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.indexOf('pointer: fine') >= 0,
      addEventListener() {},
      removeEventListener() {},
    }));
    const app = await open(page);
    await write(app, 'yang');
    // Safari reports the key after the composition has ended.
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, isComposing: true });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, shiftKey: true });
    await app.user.clear(await field());
    await write(app, '样品有吗？');
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 });
    expect(await screen.findByText('已发送')).toBeTruthy();
    expect(await stored()).toMatchObject([{ Content: '样品有吗？' }]);
  });

  it('is one row and one bubble however often it is tapped, and an empty one is not sent', async () => {
    const app = await open(page);
    await write(app, '  \n ');
    await tap(app, '发送');
    await app.user.clear(await field());
    await write(app, ' 请问有样品吗？ ');
    const send = screen.getByRole('button', { name: '发送' });
    await Promise.all([app.user.click(send), app.user.click(send)]);
    expect(await screen.findByText('已发送')).toBeTruthy();
    expect((await field()).value).toBe('');
    expect(bubbles()).toHaveLength(1);
    expect(inserts()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ Content: '请问有样品吗？', ExhibitorReceiver: firm }]);
  });

  it('is shown once also where its insert has made two rows', async () => {
    const app = await open(page, { withdrawDuplicates: 'off' });
    await screen.findByText('还没有消息，打个招呼吧');
    await phone.fault({ name: 'deliveredTwice', path: 'insert/MessageInfo', times: 1 });
    await write(app, '请问有样品吗？');
    await tap(app, '发送');
    expect(await screen.findByText('已发送')).toBeTruthy();
    expect(await stored()).toHaveLength(2);
    // Read after the two rows.
    await answer('样品在展位上');
    expect(await screen.findByText('样品在展位上')).toBeTruthy();
    expect(bubbles()).toHaveLength(1);
  });

  it('is told to a screen reader as sent, and the first answer to it with the name of who wrote it', async () => {
    const app = await open(page);
    await screen.findByText('还没有消息，打个招呼吧');
    await write(app, '请问有样品吗？');
    await tap(app, '发送');
    await eventually(() => expect(screen.getByRole('log').textContent).toContain('已发送'));
    await answer('样品在展位上');
    await eventually(() => expect(screen.getByRole('log').textContent).toMatch(/：样品在展位上/));
  });

  it('that is refused says why, also on the next page, and is sent again by a tap', async () => {
    const app = await open(page);
    phone.answerInstead(({ path }) =>
      path === 'insert/MessageInfo' ? Response.json({ resCode: 1402, resMsg: '', result: [] }) : undefined,
    );
    await write(app, '请问有样品吗？');
    await tap(app, '发送');
    expect(await screen.findByText('对方暂不接收您的消息')).toBeTruthy();
    expect(inserts()).toHaveLength(1);

    phone.answerInstead(() => undefined);
    const next = await open(page);
    expect(await screen.findByText('对方暂不接收您的消息')).toBeTruthy();
    expect(inserts()).toHaveLength(1);
    await tap(next, '重新发送');
    expect(await screen.findByText('已发送')).toBeTruthy();
    expect(inserts()).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  it('is kept while it is typed, for this conversation alone', async () => {
    const app = await open(page);
    await write(app, '还没写完');
    const other = await open(page.replace(firm, 'exhibitor000000000001022'));
    expect((await field()).value).toBe('');
    other.close();
    await open(page);
    expect((await field()).value).toBe('还没写完');
    expect(inserts()).toEqual([]);
  });
});

describe('what others write to a visitor', () => {
  it('appears in the open conversation, is marked as read there, and takes nothing from what is typed', async () => {
    const app = await open(page);
    await screen.findByText('还没有消息，打个招呼吧');
    await write(app, '还没写完');
    await answer('样品在展位上');
    expect(await screen.findByText('样品在展位上')).toBeTruthy();
    expect((await field()).value).toBe('还没写完');
    await eventually(async () => expect(await unreadOnServer()).toEqual([]));
  });

  it('counts as unread in the list, where it stands first, until its conversation was opened', async () => {
    await answer('样品在展位上');
    await answer('今天下午也行');
    await open(list);
    const row = await screen.findByRole('link', { name: /今天下午也行/ });
    expect(row.getAttribute('href')).toBe(page);
    expect(within(row).getByText('2 条未读')).toBeTruthy();
    expect(screen.getAllByRole('link').find((one) => /\/to\//.test(one.getAttribute('href') ?? ''))).toBe(
      row,
    );

    await open(page);
    await screen.findByText('今天下午也行');
    await eventually(async () => expect(await unreadOnServer()).toEqual([]));
    await open(list);
    const read = await screen.findByRole('link', { name: /今天下午也行/ });
    expect(within(read).queryByText(/条未读/)).toBeNull();
  });

  it('in a list that cannot be read is asked for again by a tap', async () => {
    await answer('样品在展位上');
    await phone.fault({ name: 'serverError500', path: 'data/queryList/MessageInfo' });
    const app = await open(list);
    expect(await screen.findByText('消息加载失败')).toBeTruthy();
    await phone.clearFaults();
    await tap(app, '重试');
    expect(await screen.findByText(/样品在展位上/)).toBeTruthy();
    expect(screen.queryByText('消息加载失败')).toBeNull();
  });
});

describe('a message of another visitor', () => {
  const foreign = 'https://tracker.example/p.png';
  const other = 'visitor00000000000000abc';
  const foreignPictures = () =>
    Array.from(document.querySelectorAll('img')).filter(({ src }) => src.startsWith(foreign));

  beforeEach(async () => {
    const message = {
      ExhibitionId: exhibitionId,
      Type: '1',
      State: '0',
      VisitorSender: other,
      VisitorReceiver: visitorId,
    };
    const record = {
      ...message,
      NickName: '主办方客服',
      Logo: foreign,
      BusinessType: 'picture',
      Title: '展位图',
      Picture: foreign,
    };
    await phone.call('insert/MessageInfo', { record });
  });

  it('fetches no picture of another host, in the list and in the conversation; a tap opens it as a link', async () => {
    await open(list);
    await screen.findByText('主办方客服');
    expect(foreignPictures()).toEqual([]);
    await open(`${list}/to/visitor/${other}`);
    expect((await screen.findByRole('link', { name: /展位图/ })).getAttribute('href')).toBe(foreign);
    expect(foreignPictures()).toEqual([]);
  });

  it('is marked as one, whatever its author is called', async () => {
    await open(list);
    const row = (await screen.findByText('主办方客服')).closest('a');
    expect(row?.textContent).toContain('观众');
  });

  it('is marked once where nothing but the general word is known of its author', async () => {
    const unnamed = 'visitorwithoutname000001';
    await phone.call('insert/MessageInfo', {
      record: {
        ExhibitionId: exhibitionId,
        Type: '1',
        State: '0',
        VisitorSender: unnamed,
        VisitorReceiver: visitorId,
        BusinessType: 'text',
        Content: '您好',
      },
    });
    await open(list);
    const row = (await screen.findByText('您好')).closest('a');
    expect(row?.textContent?.match(/观众/g)).toHaveLength(1);
  });
});
