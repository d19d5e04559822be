// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { type Good, goodsOf, placeOrder, registerHere, shop } from './shop.ts';
import { pauseBetweenTaps } from './steps.ts';

const organised = 'organiser000000000000001';
const host = 'user0000000000000000host';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  const [button] = await screen.findAllByRole('button', { name });
  await app.user.click(button as HTMLElement);
};
const answer = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

interface Prepared {
  readonly path: string;
  readonly recordId: string;
}

interface Decision {
  readonly what: string;
  readonly collection: string;
  /** Leaves the row on the server, and the person on the phone. */
  readonly prepare: () => Promise<Prepared>;
  /** The button, and the answer to its question where it asks one. */
  readonly button: string | RegExp;
  readonly yes?: string;
  /** What another phone has written since the screen was read; none where it has removed the row. */
  readonly since?: (recordId: string) => Promise<unknown>;
  /** What the person reads then. */
  readonly says: RegExp;
}

const idOf = (answered: { readonly result: unknown }) => String((answered.result as Row)['RecordId']);

const ownOrder = (state: string) => async () => {
  const visitorId = await registerHere(phone, shop);
  const recordId = await placeOrder(phone, visitorId, await goodsOf(phone, 1), { state });
  return { recordId, path: `/orders/${shop}/${recordId}` };
};

const ownPost = (isShown: boolean) => async () => {
  const VisitorId = await registerHere(phone, shop);
  const [like] = await phone.rows('CloudRelease', shop);
  const { RecordId: _, ...rest } = like as Row;
  const record = { ...rest, VisitorId, ExhibitorId: '', ClientRef: '', productName: '六轴协作机器人' };
  const recordId = idOf(await phone.call('insert/CloudRelease', { record }));
  const setValue = { ApproveState: '2', IsShow: isShown };
  await phone.call('update/CloudRelease', { recordId, setValue });
  return { recordId, path: `/supply-demand/${shop}/${recordId}` };
};

const ownComment = async () => {
  const VisitorId = await registerHere(phone, shop);
  const [{ productId, exhibitorId }] = (await goodsOf(phone, 1)) as [Good];
  const common = { ExhibitionId: shop, ProductId: productId, ExhibitorId: exhibitorId };
  const record = { ...common, VisitorId, Content: '演示很清楚', Name: '林小满' };
  const recordId = idOf(await phone.call('insert/ProductVisitInfoMessage', { record }));
  return { recordId, path: `/product/${shop}/${productId}` };
};

const sentNotice = async () => {
  localStorage.setItem('organizerUserId', host);
  const rows = await phone.rows('MessageInfo', organised);
  const row = rows.find((one) => one['Title'] === '开馆时间调整');
  return { recordId: String(row?.['RecordId']), path: `/organiser-center/${organised}/notices` };
};

/** As another phone of its owner writes it. */
const set = (collection: string, setValue: Row) => async (RecordId: string) => {
  const row = (await phone.rows(collection)).find((one) => one['RecordId'] === RecordId);
  const { ExhibitionId, VisitorId } = row as Row;
  const condition = { RecordId, ExhibitionId, VisitorId };
  await phone.call(`updateByCondition/${collection}`, { condition, setValue });
};

const withdrawNoticeElsewhere = async (recordId: string) => {
  const { client } = (await openTab()).services();
  const { withdrawNotice } = await import('#entities/organiser/api/noticeWrites.ts');
  const { fairNowMs } = await import('#session/clock/fairClock.ts');
  await withdrawNotice(await client(), recordId, { userId: host, atMs: fairNowMs() });
};

const order = { collection: 'Order', button: '取消订单', yes: '取消订单' };
const receipt = { collection: 'Order', button: '确认收货', yes: '确认收货' };
const post = { collection: 'CloudRelease', button: '撤回', yes: '撤回' };
const again = { collection: 'CloudRelease', button: '恢复展示' };
const notice = { collection: 'MessageInfo', button: '撤回公告“开馆时间调整”', yes: '撤回公告' };
const decisions: readonly Decision[] = [
  {
    ...order,
    what: 'an order that is cancelled, and was sent off',
    prepare: ownOrder('201'),
    since: set('Order', { state: '202' }),
    says: /待收货[^]*订单状态已经变化/,
  },
  {
    ...order,
    what: 'an order that is cancelled, and is gone',
    prepare: ownOrder('201'),
    says: /没有找到这笔订单/,
  },
  {
    ...receipt,
    what: 'an order that is received, and was closed',
    prepare: ownOrder('202'),
    since: set('Order', { state: '402' }),
    says: /已关闭[^]*订单状态已经变化/,
  },
  {
    ...receipt,
    what: 'an order that is received, and is gone',
    prepare: ownOrder('202'),
    says: /没有找到这笔订单/,
  },
  {
    ...post,
    what: 'a post that is withdrawn, and was withdrawn',
    prepare: ownPost(true),
    since: set('CloudRelease', { IsShow: false }),
    says: /恢复展示/,
  },
  { ...post, what: 'a post that is withdrawn, and is gone', prepare: ownPost(true), says: /这条信息已下架/ },
  {
    ...again,
    what: 'a post that is shown again, and was shown again',
    prepare: ownPost(false),
    since: set('CloudRelease', { IsShow: true }),
    says: /撤回/,
  },
  {
    ...again,
    what: 'a post that is shown again, and is gone',
    prepare: ownPost(false),
    says: /这条信息已下架/,
  },
  {
    ...notice,
    what: 'a notice that is withdrawn, and was withdrawn',
    prepare: sentNotice,
    since: withdrawNoticeElsewhere,
    says: /已于 .+ 撤回/,
  },
  {
    ...notice,
    what: 'a notice that is withdrawn, and is gone',
    prepare: sentNotice,
    says: /这一条已经不存在/,
  },
];

describe('a decision about what another phone has changed since', () => {
  it.each(decisions)('is told as it is now, and nothing is sent: $what', async (one) => {
    const { path, recordId } = await one.prepare();
    const app = await openApp(path);
    await screen.findAllByRole('button', { name: one.button });
    // Where a question is asked first, it changes while that is read.
    if (one.yes !== undefined) await tap(app, one.button);
    const asRead = await phone.rows(one.collection);
    if (one.since === undefined) await phone.call(`delete/${one.collection}`, { recordId });
    else await one.since(recordId);
    const before = await phone.rows(one.collection);
    expect(before).not.toEqual(asRead);
    phone.takePaths();
    if (one.yes === undefined) await tap(app, one.button);
    else await answer(app, one.yes);
    await waitFor(() => expect(document.body.textContent).toMatch(one.says));
    const writes = phone.takePaths().filter((asked) => /^(?:insert|update|delete)/.test(asked));
    expect(writes.filter((asked) => asked.endsWith(`/${one.collection}`))).toEqual([]);
    expect(await phone.rows(one.collection)).toEqual(before);
  });

  it('is told as done where a comment is removed that was removed already', async () => {
    const { path, recordId } = await ownComment();
    const app = await openApp(path);
    await screen.findByText('演示很清楚');
    await tap(app, /^林小满写的内容/);
    await phone.call('delete/ProductVisitInfoMessage', { recordId });
    await tap(app, /^删除/);
    await screen.findAllByText('已删除');
    await waitFor(() => expect(screen.queryByText('演示很清楚')).toBeNull());
  });
});
