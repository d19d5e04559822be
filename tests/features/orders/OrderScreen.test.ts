// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyText } from '#domain/money/moneyText.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import {
  answerWithAll,
  askedVisitors,
  type Good,
  goodsOf,
  otherBuyer,
  placeOrder,
  registerHere,
  rowsOf,
  shop,
} from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const shows = (cents: number) => moneyText(cents);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (path: string) => phone.asked.filter((one) => one.path === path);
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const answer = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

async function orderIn(state: string, more: object = {}) {
  const visitorId = await registerHere(phone, shop);
  const [good] = (await goodsOf(phone, 1)) as [Good];
  const orderId = await placeOrder(phone, visitorId, [{ ...good, quantity: 2 }], { state, ...more });
  const stateOf = async () => (await rowsOf(phone, 'Order', visitorId)).map((row) => row['state']);
  return { visitorId, good, orderId, path: `/orders/${shop}/${orderId}`, stateOf };
}

/** An order that the visitor of the story has placed. */
const anotherOrder = async () => {
  const [row] = await rowsOf(phone, 'Order', otherBuyer);
  return String(row?.['RecordId']);
};

describe('an order', () => {
  it('of what cannot be an id is not asked for', async () => {
    await registerHere(phone, shop);
    await openApp(`/orders/${shop}/1`);
    await screen.findByText('没有找到这笔订单');
    expect(phone.asked.filter(({ path }) => /\/(Order|SalesServiceRecord)$/.test(path))).toEqual([]);
  });

  it('says what was ordered for how much, where it goes, and offers only what is possible in its state', async () => {
    const { good, orderId, path, visitorId } = await orderIn('201', { Remark: '附发票' });
    const [row] = await rowsOf(phone, 'Order', visitorId);
    await openApp(path);
    await heading('待发货');
    await screen.findByText(good.name);
    const text = mainText();
    for (const part of [
      `${shows(good.unitCents)}×2`,
      `共 2 件${shows(2 * good.unitCents)}`,
      '林小满 13900002468',
      '江苏省 南京市 鼓楼区 中山路 1 号',
      String(row?.['OrderLineNumber']),
      '附发票',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('button', { name: '取消订单' })).toBeTruthy();
    for (const name of ['确认收货', '再次购买']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: /申请退换货/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /物流信息/ })).toBeNull();
    expect(text).not.toContain('付款方式');
    // What its history says is asked for by this order and this visitor.
    expect(sent('queryList/SalesServiceRecord').map(({ body }) => body.params['condition'])).toEqual([
      { OrderId: orderId, VisitorId: visitorId },
    ]);
  });

  it('that is to be paid says how, and one of an unknown state can be changed by nothing', async () => {
    const { path, visitorId, good } = await orderIn('101', { PayInstructions: '附言写订单号' });
    await openApp(path);
    await heading('待付款');
    await screen.findByText('付款方式');
    expect(mainText()).toContain('附言写订单号');
    const unknown = await placeOrder(phone, visitorId, [good], { state: '777' });
    await openApp(`/orders/${shop}/${unknown}`);
    await heading('状态更新中');
    for (const name of ['取消订单', '确认收货', '再次购买'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('tells in one language how it is paid where the organiser has written both', async () => {
    const PayInstructions = '请在 24 小时内转账。Please transfer within 24 hours.';
    const { path } = await orderIn('101', { PayInstructions });
    await openApp(path);
    await screen.findByText('请在 24 小时内转账。');
    expect(mainText()).not.toContain('Please transfer');
  });

  it('of another visitor is not shown, neither asked for as one’s own nor when the server answers with it', async () => {
    const { visitorId } = await orderIn('201');
    const foreign = await anotherOrder();
    await openApp(`/orders/${shop}/${foreign}`);
    await screen.findByText('没有找到这笔订单');
    answerWithAll(phone, 'Order');
    await openApp(`/orders/${shop}/${foreign}`);
    await screen.findByText(/没有找到这笔订单|订单加载失败/);
    for (const part of ['顾云舟', '13800000074', '滨江路']) expect(mainText()).not.toContain(part);
    expect(askedVisitors(phone, 'Order')).toEqual([visitorId]);
  });

  it('that cannot be read says so, and is read by another try', async () => {
    const { path } = await orderIn('201');
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Order' });
    const app = await openApp(path);
    await screen.findByText('订单加载失败');
    expect(mainText()).not.toContain('没有找到这笔订单');
    await phone.clearFaults();
    await tap(app, '重试');
    await heading('待发货');
  });

  it('tells what was said about its return, of this visitor alone', async () => {
    const { path, orderId, visitorId } = await orderIn('313');
    const record = { OrderId: orderId, ExhibitionId: shop, Type: '313', Name: '', PicList: [] };
    for (const [VisitorId, Reason] of [
      [visitorId, '外壳有划痕'],
      [otherBuyer, '别人的原因'],
    ])
      await phone
        .call('updateByCondition/Order', {
          condition: { RecordId: orderId, VisitorId: visitorId },
          setValue: { state: '401' },
        })
        .then(() => phone.call('insert/SalesServiceRecord', { record: { ...record, VisitorId, Reason } }));
    answerWithAll(phone, 'SalesServiceRecord');
    await openApp(path);
    // The request is stored while the order itself was not moved on: the order is shown as asked.
    await heading('退货申请中');
    await screen.findByText('外壳有划痕');
    expect(mainText()).not.toContain('别人的原因');
    expect(mainText()).not.toContain('超过七天');
    expect(screen.queryByRole('link', { name: /申请退换货/ })).toBeNull();
    expect(askedVisitors(phone, 'SalesServiceRecord')).toEqual([visitorId]);
  });
});

describe('a return whose order was not moved on', () => {
  it('is carried on by its page, so that the exhibitor sees it', async () => {
    const { path, orderId, visitorId, stateOf } = await orderIn('401');
    const record = { OrderId: orderId, ExhibitionId: shop, VisitorId: visitorId, Type: '313', PicList: [] };
    await phone.call('insert/SalesServiceRecord', { record: { ...record, Reason: '外壳有划痕' } });
    await phone.fault({ name: 'serverError500', path: 'update/Order', times: 1 });
    await openApp(path);
    await heading('退货申请中');
    await waitFor(async () => expect(await stateOf()).toEqual(['313']));
  });

  it('is left as it is where its exhibitor has refused since', async () => {
    const { path, orderId, visitorId } = await orderIn('401');
    const record = { OrderId: orderId, ExhibitionId: shop, VisitorId: visitorId, Type: '313', PicList: [] };
    await phone.call('insert/SalesServiceRecord', { record: { ...record, Reason: '外壳有划痕' } });
    const condition = { RecordId: orderId, VisitorId: visitorId };
    await phone.call('updateByCondition/Order', { condition, setValue: { state: '312' } });
    await openApp(path);
    await screen.findByText('外壳有划痕');
    expect(sent('update/Order')).toEqual([]);
  });
});

describe('a change of an order', () => {
  it('confirms the receipt of a parcel for which a refund was refused', async () => {
    const { path, stateOf } = await orderIn('302');
    const app = await openApp(path);
    await tap(app, '确认收货');
    await answer(app, '确认收货');
    await heading('已完成');
    expect(await stateOf()).toEqual(['401']);
  });

  it('is asked before it is sent: kept, nothing is; cancelled, the order is closed once', async () => {
    const { path, orderId, stateOf, good } = await orderIn('201');
    const app = await openApp(path);
    await tap(app, '取消订单');
    await answer(app, '保留订单');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('update/Order')).toEqual([]);
    await tap(app, '取消订单');
    await answer(app, '取消订单');
    await heading('已关闭');
    expect(sent('update/Order').map(({ body }) => body.params)).toEqual([
      { recordId: orderId, setValue: { state: '402' } },
    ]);
    expect(await stateOf()).toEqual(['402']);

    await tap(app, '再次购买');
    await heading('购物车');
    expect(addressOf(app)).toBe(`/cart/${shop}`);
    const number = await screen.findByRole<HTMLInputElement>('spinbutton', { name: `“${good.name}”的数量` });
    expect(number.value).toBe('2');
  });

  it('that did not arrive says so and leaves the order as it is, and can be tried again', async () => {
    const { path, stateOf } = await orderIn('202');
    const app = await openApp(path);
    await heading('待收货');
    await phone.fault({ name: 'serverError500', path: 'data/update/Order' });
    await tap(app, '确认收货');
    await answer(app, '确认收货');
    await screen.findByText('没有成功，请重试。');
    await heading('待收货');
    expect(screen.queryAllByText('已确认收货')).toEqual([]);
    await phone.clearFaults();
    await tap(app, '确认收货');
    await answer(app, '确认收货');
    await heading('已完成');
    expect(screen.queryByText('没有成功，请重试。')).toBeNull();
    expect(await stateOf()).toEqual(['401']);
    expect(screen.getByRole('link', { name: /申请退换货/ })).toBeTruthy();
  });

  it('that the server refuses is told as refused', async () => {
    const { path, stateOf } = await orderIn('202');
    const app = await openApp(path);
    phone.answerInstead(({ path: asked }) =>
      asked === 'update/Order' ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] }) : undefined,
    );
    await tap(app, '确认收货');
    await answer(app, '确认收货');
    await screen.findByText('没有成功，请稍后再试。');
    expect(await stateOf()).toEqual(['202']);
  });
});

describe('the way of a parcel', () => {
  it('is asked for by order and visitor, and no other parcel is shown', async () => {
    const { path, orderId, visitorId } = await orderIn('202', { ExpressNum: 'SF1368200999001' });
    await phone.call('insert/LogisticsInfo', {
      record: {
        ExhibitionId: shop,
        VisitorId: visitorId,
        OrderId: orderId,
        ExpressNum: 'SF1368200999001',
        ExpressCompany: '江海速运',
        State: '0',
        Traces: [{ Time: '2027-03-30 09:00:00', Context: '已揽收' }],
      },
    });
    answerWithAll(phone, 'LogisticsInfo');
    const app = await openApp(path);
    await app.user.click(await screen.findByRole('link', { name: /物流信息/ }));
    await heading('物流信息');
    await screen.findByText('江海速运');
    expect(mainText()).toContain('SF1368200999001');
    expect(mainText()).toMatch(/运输进度已揽收(?:2027年)?3月30日 09:00$/);
    expect(askedVisitors(phone, 'LogisticsInfo')).toEqual([visitorId]);

    phone.answerInstead(() => undefined);
    await openApp(`/orders/${shop}/${await anotherOrder()}/parcel`);
    await screen.findByText('还没有物流信息');
    await phone.fault({ name: 'serverError500', path: 'data/queryList/LogisticsInfo' });
    await openApp(`${path}/parcel`);
    await screen.findByText('物流信息加载失败');
    expect(mainText()).not.toContain('还没有物流信息');
  });
});
