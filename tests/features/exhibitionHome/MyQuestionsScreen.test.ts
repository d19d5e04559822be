// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const openId = 'open00000000000000000001';
const mine = `/my-questions/${openId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const ask = (visitor: unknown, Content: string, more: Row = {}) =>
  phone.call('insert/ConnectUs', {
    record: {
      ExhibitionId: openId,
      VisitorId: visitor,
      Name: '林小满',
      Mob: '13900001234',
      Content,
      ...more,
    },
  });
const cards = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((card) => card.includes('问题'));
const asked = () =>
  phone.asked.filter(({ path }) => path.endsWith('/ConnectUs') && path !== 'insert/ConnectUs');

describe('a visitor’s questions to the organiser', () => {
  it('of a stranger are asked of no server, who is offered to register', async () => {
    await openApp(mine);
    await screen.findByText('登记或登录后，可以在这里查看提问和主办方的回复。');
    expect(asked()).toEqual([]);
  });

  it('are their own alone, with what has become of each: waiting, answered, or closed without an answer', async () => {
    const me = (await registerPhone(phone, openId))['VisitorId'];
    await ask('visitor00000000000000999', '别人的问题');
    await ask(me, '等着的问题', { State: '0' });
    await ask(me, '回答了的问题', { State: '1', Answer: '可以预订。' });
    await ask(me, '关闭的问题', { State: '2' });
    await ask(me, '有原因的问题', { State: '2', CloseReason: '已电话回复' });
    await ask(me, '举报的问题', { State: '0', Type: 'report' });
    await openApp(mine);
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(asked()[0]?.body.params).toMatchObject({ condition: { ExhibitionId: openId, VisitorId: me } });
    const card = (of: string) => cards().find((one) => one.includes(of)) ?? '';
    expect(card('等着的')).toMatch(/^等待回复.*主办方回复后会显示在这里。$/);
    expect(card('回答了的')).toMatch(/^已回复.*主办方回复.*可以预订。/);
    expect(card('关闭的')).toMatch(/^已关闭.*没有文字回复。$/);
    expect(card('有原因的')).toMatch(/^已关闭.*主办方已关闭：已电话回复$/);
    expect(card('举报的')).toMatch(/^等待回复举报/);
    expect(card('等着的')).not.toContain('举报');
    expect(screen.getByRole('link', { name: '向主办方提问' }).getAttribute('href')).toBe(
      `/contact-us/${openId}`,
    );
  });

  it('are none at first; what cannot be read is not said to be none, and comes by another try', async () => {
    const me = (await registerPhone(phone, openId))['VisitorId'];
    await openApp(mine);
    await screen.findByText('还没有提问');
    await ask(me, '等着的问题');
    await phone.fault({ name: 'serverError500', path: 'queryList/ConnectUs' });
    const app = await openApp(mine);
    await screen.findByText('提问加载失败');
    expect(mainText()).not.toContain('还没有提问');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });
});
