// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { type Good, placeOrder, registerHere, rowsOf } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';
import { twoPhones } from '../twoPhones.ts';

const stand = 'stand0000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const boothOrders = `/exhibitor-center/${stand}/orders?tab=returns`;
let phone: Phone;
let take: (name: 'visitor' | 'booth') => void;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  take = twoPhones<'visitor' | 'booth'>('visitor');
});

async function orderIn(state: string, more: Row = {}) {
  const visitorId = await registerHere(phone, stand);
  const product = (await phone.rows('Product', stand)).find(
    (row) => row['ExhibitorId'] === exhibitorId && Number(row['ProductPrice']) > 0,
  );
  const good: Good = {
    productId: String(product?.['RecordId']),
    exhibitorId,
    name: String(product?.['ProductName']),
    unitCents: Number(product?.['ProductPrice']),
    stock: 100,
  };
  const orderId = await placeOrder(phone, visitorId, [good], { ExhibitionId: stand, state, ...more });
  take('booth');
  localStorage.setItem('exhibitorId', exhibitorId);
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  take('visitor');
  const stored = async () => (await rowsOf(phone, 'Order', visitorId))[0] as Row;
  const number = String((await stored())['OrderLineNumber']);
  return { number, page: `/orders/${stand}/${orderId}`, stored, sum: good.unitCents };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const answer = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};
const type = async (app: App, name: RegExp, text: string) => {
  const box = await within(await screen.findByRole('dialog')).findByLabelText(name);
  await app.user.clear(box);
  await app.user.type(box, text);
};
const card = (number: string) => {
  const title = screen.queryAllByRole('heading', { name: new RegExp(number) })[0];
  return title?.closest('li')?.textContent ?? '';
};
const updates = () => phone.asked.filter(({ path }) => path === 'update/Order');
async function visitorOpens(path: string) {
  take('visitor');
  return openApp(path);
}
async function boothOpens() {
  take('booth');
  return openApp(boothOrders);
}
async function parcel(app: App, number: string, yes: string) {
  await type(app, /快递公司/, '江海速运');
  await type(app, /快递单号/, number);
  await answer(app, yes);
}
async function sendsBack(page: string, state: string, number = 'sf 8000 1111 22') {
  const app = await visitorOpens(page);
  await tap(app, '填写退件快递');
  await parcel(app, number, '确认提交');
  await heading(state);
}

describe('a return that its exhibitor has agreed to', () => {
  it('is sent back, received and paid back, each once, and both sides see every step', async () => {
    const { number, page, stored, sum } = await orderIn('313', { StateBefore: '401' });
    const booth = await boothOpens();
    await tap(booth, `同意${number} 号订单的申请`);
    await waitFor(() => expect(card(number)).toContain('等待观众寄回'));

    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/Order', times: 1 });
    await sendsBack(page, '退货已寄出');
    expect(mainText()).toContain('江海速运 · SF8000111122');
    expect(screen.queryByRole('button', { name: '填写退件快递' })).toBeNull();
    expect(updates()).toHaveLength(2);

    const again = await boothOpens();
    await waitFor(() => expect(card(number)).toContain('退件快递 江海速运 · SF8000111122'));
    await tap(again, `确认收到退件：${number} 号订单`);
    await answer(again, '确认收到退件');
    await waitFor(() => expect(card(number)).toContain('请退款，然后登记退款'));
    await tap(again, `登记退款：${number} 号订单`);
    await answer(again, '确认登记');
    await screen.findByText('请填写退款方式');
    await type(again, /退款日期/, '2026-11-28');
    await type(again, /退款方式/, '银行转账');
    await type(again, /退款金额/, '99999999');
    await answer(again, '确认登记');
    await screen.findByText(/即订单金额/);
    await type(again, /退款金额/, String(sum / 100));
    await answer(again, '确认登记');
    await waitFor(() => expect(card(number)).toContain('退货已完成'));
    expect(await stored()).toMatchObject({
      state: '311',
      IsReturnReceived: true,
      RefundSum: String(sum),
      RefundTime: '2026-11-28',
      RefundWay: '银行转账',
    });

    await visitorOpens(page);
    await heading('已退货退款');
    expect(mainText()).toMatch(/ · (?:2026年)?11月28日 · 银行转账/);
    expect(updates()).toHaveLength(4);
  });

  it('that the exhibitor received at the booth meanwhile is shown so, and no parcel is noted', async () => {
    const { page, stored } = await orderIn('311', { StateBefore: '401' });
    const app = await visitorOpens(page);
    await tap(app, '填写退件快递');
    await phone.call('updateByCondition/Order', {
      condition: { RecordId: page.split('/')[3], VisitorId: (await stored())['VisitorId'] },
      setValue: { IsReturnReceived: true },
    });
    await heading('退货已签收');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: '填写退件快递' })).toBeNull();
    expect(updates()).toEqual([]);
    expect((await stored())['ReturnExpressNum']).toBeUndefined();
  });
});

describe('an exchange that its exhibitor has agreed to', () => {
  it('is sent back and ends with a second parcel', async () => {
    const { number, page, stored } = await orderIn('321', { StateBefore: '401' });
    await sendsBack(page, '换货已寄回');
    const booth = await boothOpens();
    await tap(booth, `确认收到退件：${number} 号订单`);
    await answer(booth, '确认收到退件');
    await tap(booth, `寄出换货：${number} 号订单`);
    await parcel(booth, 'SF7000333344', '确认寄出');
    await waitFor(() => expect(card(number)).toContain('换货已完成'));
    expect(await stored()).toMatchObject({ state: '321', ExchangeExpressNum: 'SF7000333344' });
    await visitorOpens(page);
    await heading('已换货');
    expect(mainText()).toContain('江海速运 · SF7000333344');
    expect(mainText()).toContain('江海速运 · SF8000111122');
  });
});

describe('a refund that its exhibitor refuses', () => {
  it.each([
    ['202', '收到货后请确认', '确认收货'],
    ['401', '订单保持已完成', '再次购买'],
  ])('leaves an order that was in %s as it was before: %s', async (StateBefore, sentence, next) => {
    const { number, page, stored } = await orderIn(StateBefore);
    const asking = await visitorOpens(`${page}/return`);
    if (StateBefore === '401') await asking.user.click(await screen.findByRole('radio', { name: '仅退款' }));
    await asking.user.click(await screen.findByRole('radio', { name: '未按时送达' }));
    await tap(asking, '提交申请');
    await heading('退款申请中');
    expect(await stored()).toMatchObject({ state: '303', StateBefore });

    const booth = await boothOpens();
    await tap(booth, `拒绝${number} 号订单的申请`);
    await answer(booth, '已超过退换期限');
    await waitFor(() => expect(card(number)).toContain('您已拒绝'));

    await visitorOpens(page);
    await heading('退款被拒绝');
    expect(mainText()).toContain(sentence);
    expect(screen.getByRole('button', { name: next })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: '确认收货' })).toHaveLength(StateBefore === '202' ? 1 : 0);
  });
});
