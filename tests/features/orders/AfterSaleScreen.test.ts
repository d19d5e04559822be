// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { goodsOf, otherBuyer, placeOrder, registerHere, rowsOf, shop } from '../shop.ts';
import { draftSaved, pauseBetweenTaps } from '../steps.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^补充说明/ });
const ask = async (app: App) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '提交申请' }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const requests = () => phone.asked.filter(({ path }) => path === 'insert/SalesServiceRecord');

async function orderIn(state: string) {
  const visitorId = await registerHere(phone, shop);
  const orderId = await placeOrder(phone, visitorId, await goodsOf(phone, 1), { state });
  return { visitorId, orderId, path: `/orders/${shop}/${orderId}/return` };
}

describe('a return', () => {
  it('cannot be asked of an order that is not sent yet, nor of another visitor’s', async () => {
    const { path } = await orderIn('201');
    await openApp(path);
    await screen.findByText('这笔订单目前不能申请退换货');
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
    const delivered = (await rowsOf(phone, 'Order', otherBuyer)).find((row) => row['state'] === '401');
    await openApp(`/orders/${shop}/${String(delivered?.['RecordId'])}/return`);
    await screen.findByText('没有找到这笔订单');
    expect(screen.getByRole('link', { name: '返回订单列表' })).toBeTruthy();
  });

  it('is sent as it is chosen, once, and the order is moved on with it', async () => {
    const { path, orderId, visitorId } = await orderIn('401');
    const app = await openApp(path);
    await ask(app);
    await waitFor(() =>
      expect(document.querySelectorAll('[aria-invalid="true"], [data-invalid]').length).toBeGreaterThan(0),
    );
    expect(requests()).toEqual([]);
    for (const name of ['退货退款', '换货', '仅退款']) expect(await radio(name)).toBeTruthy();
    await app.user.click(await radio('换货'));
    await app.user.click(await radio('运输损坏'));
    await app.user.type(await content(), '外壳裂了');
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/SalesServiceRecord', times: 1 });
    await ask(app);
    await heading('换货申请中');
    await screen.findByText('外壳裂了');
    expect(requests().map(({ body }) => body.params['record'] as Row)).toMatchObject([
      {
        OrderId: orderId,
        VisitorId: visitorId,
        Type: '323',
        Reason: '运输损坏',
        Content: '外壳裂了',
        PicList: [],
      },
    ]);
    expect(await rowsOf(phone, 'SalesServiceRecord', visitorId)).toHaveLength(1);
    expect(await rowsOf(phone, 'Order', visitorId)).toMatchObject([{ state: '323' }]);
  });

  it('of what is on its way can only be a refund; what is typed is kept until it is sent', async () => {
    const { path, visitorId } = await orderIn('202');
    const app = await openApp(path);
    await app.user.type(await content(), '太慢了');
    expect(screen.queryByRole('radio', { name: '换货' })).toBeNull();
    await draftSaved();
    const again = await openApp(path);
    await waitFor(async () => expect((await content()).value).toBe('太慢了'));
    await again.user.click(await radio('未按时送达'));
    await ask(again);
    await heading('退款申请中');
    expect(await rowsOf(phone, 'SalesServiceRecord', visitorId)).toMatchObject([{ Type: '303' }]);
    await phone.call('updateByCondition/Order', {
      condition: { VisitorId: visitorId },
      setValue: { state: '202' },
    });
    await openApp(path);
    expect((await content()).value).toBe('');
  });

  it('that is refused says so and keeps what was typed', async () => {
    const { path, visitorId } = await orderIn('401');
    const app = await openApp(path);
    await app.user.click(await radio('退货退款'));
    await app.user.click(await radio('质量问题'));
    await app.user.type(await content(), '有划痕');
    phone.answerInstead(({ path: asked }) =>
      asked === 'insert/SalesServiceRecord'
        ? Response.json({ resCode: 1905, resMsg: 'no', result: [] })
        : undefined,
    );
    await ask(app);
    await screen.findByText('申请没有提交成功');
    expect(screen.getByText('订单状态已经变化，请返回查看。')).toBeTruthy();
    expect((await content()).value).toBe('有划痕');
    expect(await rowsOf(phone, 'Order', visitorId)).toMatchObject([{ state: '401' }]);
  });
});
