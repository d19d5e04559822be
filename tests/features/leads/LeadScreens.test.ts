// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { cardLinkPath } from '#entities/card/rules/cardPaths.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { answerWithAll } from '../shop.ts';
import { draftSaved, pauseBetweenTaps } from '../steps.ts';

const stand = 'stand0000000000000000001';
const leads = `/exhibitor-center/${stand}/leads`;
const own = { exhibitorId: 'exhibitor000000000000001', exhibitorUserId: 'user00000000000exhibitor' };
const visitorId = 'visitor00000000000000lead';
const card = `https://fair.test${cardLinkPath(
  stand,
  writeCard({ visitorId, texts: { ...noTexts, name: '陈以安', mobile: '13900004401' }, english: noEnglish })
    .payload,
)}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

function logIn(contact = '顾清和', userId = own.exhibitorUserId) {
  localStorage.setItem('exhibitorId', own.exhibitorId);
  localStorage.setItem('exhibitorUserId', userId);
  localStorage.setItem('exhibitorContact', JSON.stringify({ Name: contact }));
}

const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/leads/'))
    .map(({ textContent }) => textContent ?? '');
const row = (name: string) => rows().find((text) => text.includes(name)) ?? '';
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
/** By the keyboard: there is no camera. */
async function scan(app: App, code: string, button = '扫描观众') {
  await tap(app, button);
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(await dialog.findByRole('textbox'));
  await app.user.paste(code);
  pauseBetweenTaps();
  await app.user.click(dialog.getByRole('button', { name: '打开' }));
}
const noted = async (name: string) =>
  (await phone.rows('AddressBook', stand)).filter((one) => one['Name'] === name);
const writes = () => phone.asked.filter(({ path }) => /^(insert|update|delete)\/AddressBook$/.test(path));
const asked = () =>
  phone.asked
    .filter(({ path }) => path === 'queryList/AddressBook')
    .map(({ body }) => (body.params['condition'] as Row | undefined)?.['ExhibitorId']);

describe('the card of another product', () => {
  it('that is scanned shows on the lead what no field of it holds', async () => {
    logIn();
    const app = await openApp(leads);
    await screen.findByRole('button', { name: '扫描观众' });
    await scan(app, 'MECARD:N:何以宁;TEL:13900004477;TEL:057155500119;NOTE:B2 展台;;');
    const notice = await screen.findByText('未使用');
    expect(notice.parentElement?.textContent).toContain('其他电话：057155500119');
    expect(notice.parentElement?.textContent).toContain('备注：B2 展台');
    expect(mainText()).toContain('何以宁');
  });
});

describe('the leads of a booth', () => {
  it('are asked for only where an exhibitor is logged in', async () => {
    await openApp(leads);
    await screen.findByRole('button', { name: /登录/ });
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('button', { name: '扫描观众' })).toBeNull();
  });

  it('are those of this exhibitor alone, one of each visitor, also where the server answers with others', async () => {
    logIn();
    const foreign = { ExhibitionId: stand, State: '1', MetAtMesc: 1, AddedAtMesc: 1, ChangedAtMesc: 1 };
    for (const owner of [
      { ExhibitorId: 'exhibitor000000000000002' },
      { VisitorId: 'person00000000000000000o' },
    ])
      await phone.call('insert/AddressBook', {
        record: {
          ...foreign,
          ...owner,
          ContactKey: 'visitor-x',
          Name: '别家客户',
          NotedById: 'u',
          NotedBy: '别家',
        },
      });
    answerWithAll(phone, 'AddressBook');
    await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(mainText()).not.toContain('别家');
    expect(mainText()).toContain('4 条线索');
    // Two contacts have met the same visitor.
    expect(row('罗衣')).toContain('顾清和 · 周以宁');
    await screen.findByText(/已全部上传/);
    expect(Array.from(new Set(asked()))).toEqual([own.exhibitorId]);
    // Nor is anything of them written, only because they were read.
    expect(writes()).toEqual([]);
  });

  it('that cannot be read leave what the phone keeps, say so, and are read by another try', async () => {
    logIn();
    await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await phone.fault({ name: 'serverError500', path: 'data/queryList/AddressBook' });
    const app = await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await tap(app, '刷新');
    await screen.findByText('同事的线索可能不是最新的，联网后会更新。');
    expect(rows()).toHaveLength(4);
    await phone.clearFaults();
    await tap(app, '刷新');
    await waitFor(() => expect(screen.queryByText('同事的线索可能不是最新的，联网后会更新。')).toBeNull());
  });

  it('that were never read do not say that there are none, but that they could not be read', async () => {
    logIn();
    phone.answerInstead(({ path }) =>
      path === 'queryList/AddressBook'
        ? Response.json({ resCode: 500_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const app = await openApp(leads);
    await screen.findByText('线索加载失败');
    expect(screen.queryByText(/已全部上传|还没有线索/)).toBeNull();
    phone.answerInstead(() => undefined);
    await tap(app, '重试');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.queryByText('线索加载失败')).toBeNull();
  });

  it('that were read as none are told as none without a network, and as perhaps old', async () => {
    logIn();
    for (const one of await phone.rows('AddressBook', stand))
      await phone.call('delete/AddressBook', { recordId: one['RecordId'] });
    await openApp(leads);
    await screen.findByText('还没有线索');
    await phone.fault({ name: 'serverError500', path: 'data/queryList/AddressBook' });
    const app = await openApp(leads);
    await screen.findByText('还没有线索');
    await tap(app, '刷新');
    await screen.findByText('同事的线索可能不是最新的，联网后会更新。');
    expect(screen.queryByText('线索加载失败')).toBeNull();
  });

  it('are narrowed by what is searched, by state and by who has noted them', async () => {
    logIn();
    const app = await openApp(`${leads}?author=${encodeURIComponent('顾清和')}`);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(row('程素问')).toBe('');
    await app.user.type(screen.getByRole('searchbox'), '罗');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(mainText()).toContain('1 条线索');
    await app.user.type(screen.getByRole('searchbox'), '无此人');
    await screen.findByText('没有符合的线索');
    await tap(app, '显示全部');
    await waitFor(() => expect(rows()).toHaveLength(4));
  });
});

describe('the raised tab of an exhibitor', () => {
  it('opens the scanner with one tap, and not again on the way back to the leads', async () => {
    logIn();
    const app = await openApp(`/exhibitors/${stand}`);
    const tabs = within(await screen.findByRole('navigation', { name: '主导航' }));
    pauseBetweenTaps();
    await app.user.click(tabs.getByRole('link', { name: '扫观众' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(await dialog.findByRole('textbox'));
    await app.user.paste(card);
    pauseBetweenTaps();
    await app.user.click(dialog.getByRole('button', { name: '打开' }));
    await screen.findByText('已记下：陈以安');
    await app.router.navigate(-1);
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(addressOf(app)).toBe(leads);
  });

  it('has its twin at the top of the exhibitor centre', async () => {
    logIn();
    await openApp(`/exhibitor-center/${stand}`);
    const scans = await screen.findByRole('link', { name: '扫描观众' });
    expect(scans.getAttribute('href')).toBe(`${leads}?scan=1`);
    const [first] = within(screen.getByRole('main')).getAllByRole('link');
    expect(first).toBe(scans);
  });
});

describe('a visitor who is scanned', () => {
  it('is noted once under the contact who has met them, and the second scan says that they are known', async () => {
    logIn();
    const app = await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await scan(app, card);
    await screen.findByText('已记下：陈以安');
    expect(mainText()).toContain('13900004401');
    await eventually(async () => expect(await noted('陈以安')).toHaveLength(1));
    await scan(app, card, '扫描下一位');
    await screen.findByText('已在线索中：陈以安');
    await draftSaved();
    expect(await noted('陈以安')).toMatchObject([
      {
        ExhibitionId: stand,
        ExhibitorId: own.exhibitorId,
        ContactVisitorId: visitorId,
        NotedById: own.exhibitorUserId,
        NotedBy: '顾清和',
        Mob: '13900004401',
      },
    ]);
    expect(
      writes()
        .filter(({ path }) => path.startsWith('insert'))
        .map(({ body }) => body.userId),
    ).toEqual([own.exhibitorUserId]);
  });

  it('waits on the phone where the server does not answer, and is told as refused where it refuses', async () => {
    logIn();
    const app = await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await phone.fault({ name: 'serverError500', path: 'AddressBook' });
    await scan(app, card);
    await screen.findByText('已记下：陈以安');
    expect(mainText()).toContain('待上传');
    await openApp(leads);
    await screen.findByText(/1 条还没上传/);
    await waitFor(() => expect(row('陈以安')).toContain('待上传'));
    expect(screen.queryByText(/已全部上传/)).toBeNull();
    await phone.clearFaults();
    phone.answerInstead(({ path }) =>
      path === 'insert/AddressBook'
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    await openApp(leads);
    await screen.findByText(/1 条上传没有成功/);
    expect(screen.queryByText(/已全部上传/)).toBeNull();
    expect(screen.queryByText(/还没上传/)).toBeNull();
    expect(await noted('陈以安')).toEqual([]);
  });

  it.each([
    [
      'leads elsewhere',
      'https://fair.test/home/open00000000000000000001',
      '这不是观众的名片码或参观码，请对方打开“我的名片”或参观码后再扫。',
    ],
    ['is cut off', card.slice(0, -9), '这张名片读不出来，请再扫一次。'],
  ])('by a code that %s is told as one, and nothing is noted', async (_, code, words) => {
    logIn();
    const app = await openApp(leads);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await scan(app, code);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(rows()).toHaveLength(4);
    expect(writes()).toEqual([]);
  });
});

describe('a lead', () => {
  const open = async (name: string) => {
    logIn();
    const app = await openApp(leads);
    await waitFor(() => expect(row(name)).not.toBe(''));
    await app.user.click(screen.getByRole('link', { name: new RegExp(name) }));
    await screen.findByRole('textbox', { name: /^我的备注/ });
    return app;
  };
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^我的备注/ });

  it('keeps one’s own note, shows that of a colleague, and cannot be removed while it is theirs too', async () => {
    const app = await open('罗衣');
    expect((await note()).value).toBe('寄主轴样本');
    expect(screen.getByText('对精度有疑问，请工程师回电')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '删除线索' })).toBeNull();
    // What is decided takes no note away.
    await tap(app, '热');
    await screen.findByRole('button', { name: '热', pressed: true });
    const notes = async () => (await noted('罗衣')).map((one) => [one['NotedBy'], one['Note']]);
    await eventually(async () => expect((await noted('罗衣'))[0]?.['Temperature']).toBe('hot'));
    expect((await notes())[0]).toEqual(['顾清和', '寄主轴样本']);
    await app.user.clear(await note());
    await app.user.type(await note(), '已寄出');
    // Left before the pause after typing has passed.
    app.close();
    await openApp(leads);
    await eventually(async () =>
      expect(await notes()).toEqual([
        ['顾清和', '已寄出'],
        ['周以宁', '对精度有疑问，请工程师回电'],
      ]),
    );
  });

  it('is decided for the whole booth: temperature, day and done are stored and shown in the list', async () => {
    const app = await open('程素问');
    pauseBetweenTaps();
    expect(screen.getByRole('button', { name: '热', pressed: true })).toBeTruthy();
    await tap(app, '温');
    fireEvent.change(screen.getByLabelText(/跟进日期/), { target: { value: '2099-01-02' } });
    await waitFor(() => expect(mainText()).toContain('2099年1月2日 周五'));
    await waitFor(() => expect(screen.getByRole('button', { name: '温', pressed: true })).toBeTruthy());
    await eventually(async () =>
      expect(await noted('程素问')).toContainEqual(
        expect.objectContaining({
          NotedBy: '顾清和',
          Temperature: 'warm',
          FollowUpDate: expect.stringMatching(/^2099-01-02/),
        }),
      ),
    );
    // What the colleague has noted is not written over.
    expect(await noted('程素问')).toContainEqual(
      expect.objectContaining({ NotedBy: '周以宁', Temperature: 'hot', Note: '要两台包装线，月底定' }),
    );
    await app.user.click(screen.getByRole('checkbox', { name: '已跟进完成' }));
    await openApp(leads);
    await waitFor(() => expect(row('程素问')).toMatch(/温.*已完成/));
  });

  it('that is one’s own is removed, on the server as well', async () => {
    const app = await open('何望舒');
    await tap(app, '删除线索');
    await screen.findByRole('heading', { level: 1, name: '线索' });
    await waitFor(() => expect(row('何望舒')).toBe(''));
    await eventually(async () => expect(await noted('何望舒')).toEqual([]));
  });

  it('that is removed comes back by an undo, on the server as well', async () => {
    const app = await open('何望舒');
    await tap(app, '删除线索');
    await screen.findByRole('heading', { level: 1, name: '线索' });
    // While the toast is there: the server may not have heard of it.
    await tap(app, '撤销');
    await waitFor(() => expect(row('何望舒')).not.toBe(''));
    await eventually(async () => expect(await noted('何望舒')).toHaveLength(1));
  });

  it('that this booth does not have is not shown', async () => {
    logIn();
    await openApp(`${leads}/visitor-${visitorId}`);
    await screen.findByText('没有找到这条线索');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('the list says which contact has noted how many, and a tap shows the visitors of one', async () => {
  logIn();
  const app = await openApp(leads);
  await tap(app, '2 位记录人');
  const link = (name: RegExp) => within(screen.getByRole('main')).getByRole('link', { name });
  await waitFor(() => expect(link(/周以宁/).textContent).toContain('3'));
  expect(rows().filter((text) => text.includes('罗衣'))).toEqual([]);
  await app.user.click(link(/顾清和/));
  await waitFor(() => expect(location.search).toBe(`?author=${encodeURIComponent('顾清和')}`));
  await waitFor(() => expect(row('何望舒')).not.toBe(''));
  expect(row('程素问')).toBe('');
});

it('what narrows the leads is chosen in the sheet, and a chip takes it back', async () => {
  logIn();
  const app = await openApp(leads);
  await waitFor(() => expect(rows()).toHaveLength(4));
  await tap(app, '筛选');
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  await app.user.click(
    within(sheet.getByRole('group', { name: '记录人' })).getByRole('button', { name: '顾清和' }),
  );
  pauseBetweenTaps();
  await app.user.click(sheet.getByRole('button', { name: '查看结果' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await tap(app, '取消：顾清和');
  await waitFor(() => expect(rows()).toHaveLength(4));
});

it('an author whom no lead names narrows nothing', async () => {
  logIn();
  await openApp(`${leads}?author=${encodeURIComponent('无此人')}`);
  await waitFor(() => expect(rows()).toHaveLength(4));
});

it('a refresh without an answer is told as failed', async () => {
  logIn();
  const app = await openApp(leads);
  await waitFor(() => expect(rows()).toHaveLength(4));
  await phone.fault({ name: 'serverError500', path: 'data/queryList/AddressBook' });
  await tap(app, '刷新');
  await screen.findByText('刷新失败');
});
