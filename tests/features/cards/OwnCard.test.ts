// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';
import { cards, fair, keepCard, metId } from './steps.ts';

const mobile = '13900002468';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const register = () => registerHere(phone, fair, { CompanyName: '江海精工', Job: '采购' });
const messages = () =>
  phone.asked
    .filter(({ path }) => path === 'insert/MessageInfo')
    .map(({ body }) => body.params['record'] as Row);
const choice = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

describe('one’s own card', () => {
  it('says name, company and job; a number only once it is chosen, which is kept while it is edited', async () => {
    await register();
    await openApp(`${cards}/mine`);
    await screen.findByText(/采购/);
    expect(mainText()).toContain('林小满');
    expect(mainText()).toContain('江海精工');
    expect(mainText()).not.toContain(mobile);

    const app = await openApp(`${cards}/mine/edit`);
    expect((await choice('公司')).checked).toBe(true);
    expect((await choice('手机')).checked).toBe(false);
    await app.user.click(await choice('手机'));
    await app.user.click(await choice('公司'));
    // Nothing is given before it is saved.
    await openApp(`${cards}/mine`);
    await screen.findByText(/采购/);
    expect(mainText()).not.toContain(mobile);
    const again = await openApp(`${cards}/mine/edit`);
    expect((await choice('手机')).checked).toBe(true);
    expect((await choice('公司')).checked).toBe(false);
    await tap(again, '保存名片');
    await screen.findByRole('heading', { level: 1, name: '我的名片' });
    await waitFor(() => expect(mainText()).toContain(mobile));
    expect(mainText()).not.toContain('江海精工');
    expect(phone.storedText()).not.toContain(mobile);
    expect(messages()).toEqual([]);
  });

  it('is noted as given with what it says, once for a code that is shown', async () => {
    await openApp(`${cards}/given`);
    await screen.findByText('登记后就能交换名片');
    await register();
    await openApp(`${cards}/given`);
    await screen.findByText('还没有给出过名片');
    for (let nth = 0; nth < 2; nth += 1) {
      await openApp(`${cards}/mine`);
      await screen.findByText(/采购/);
      await eventually(async () => {
        const { cardData } = await import('#entities/card/cardData.ts');
        expect(Object.values(cardData.getState())[0]?.given).not.toEqual([]);
      });
    }
    await openApp(`${cards}/given`);
    const given = await screen.findAllByText('出示展会名片二维码');
    expect(given).toHaveLength(1);
    expect(mainText()).toContain('姓名、公司、职务');
    expect(mainText()).not.toContain('手机');
    expect(screen.queryByRole('button', { name: /撤回授权/ })).toBeNull();
  });

  it('is one entry where both codes were shown one after the other', async () => {
    await register();
    const app = await openApp(`${cards}/mine`);
    await screen.findByText(/采购/);
    await app.user.click(await screen.findByRole('radio', { name: '手机通讯录' }));
    await eventually(async () => {
      const { cardData } = await import('#entities/card/cardData.ts');
      expect(Object.values(cardData.getState())[0]?.given.map(({ way }) => way)).toEqual(['both']);
    });
    await openApp(`${cards}/given`);
    expect(await screen.findAllByText(/^出示/)).toHaveLength(1);
  });
});

describe('a card that is given back', () => {
  it('is one message with what is on the card and no more, and is withdrawn after a question', async () => {
    const visitorId = await register();
    await keepCard(phone, visitorId, { Name: '周明' });
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    await screen.findByText('姓名、公司、职务');
    const give = await screen.findByRole('button', { name: '发送我的名片' });
    pauseBetweenTaps();
    await app.user.dblClick(give);
    await screen.findByText(/您已把名片发给对方/);
    expect(screen.queryByRole('button', { name: '发送我的名片' })).toBeNull();
    await eventually(() => expect(messages()).toHaveLength(1));
    const [message] = messages();
    expect(message).toMatchObject({ ExhibitionId: fair });
    expect(JSON.stringify(message)).toContain(visitorId);
    expect(JSON.stringify(message)).toContain(metId);
    expect(JSON.stringify(message)).toContain('江海精工');
    expect(JSON.stringify(message)).not.toContain(mobile);

    const list = await openApp(`${cards}/given`);
    await screen.findByText('发送给 周明');
    await tap(list, /撤回授权/);
    const cancel = within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' });
    pauseBetweenTaps();
    await list.user.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messages()).toHaveLength(1);
    await tap(list, /撤回授权/);
    const dialog = within(await screen.findByRole('dialog'));
    pauseBetweenTaps();
    await list.user.click(dialog.getByRole('button', { name: '发送请求' }));
    await screen.findByText(/已请对方删除/);
    expect(screen.queryByRole('button', { name: /撤回授权/ })).toBeNull();
    await eventually(() => expect(messages()).toHaveLength(2));
    expect(JSON.stringify(messages()[1])).toContain('请删除我发给您的名片');
  });

  it('which the server refuses is told and not listed as given, and can be sent again or thrown away', async () => {
    const refuse = () =>
      phone.answerInstead(({ path }) =>
        path === 'insert/MessageInfo'
          ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
          : undefined,
      );
    const visitorId = await register();
    await keepCard(phone, visitorId, { Name: '周明' });
    refuse();
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    await tap(app, '发送我的名片');
    // As a toast on whatever page is seen, and on this one.
    await waitFor(() => expect(screen.getAllByText('名片没能送达周明').length).toBeGreaterThan(1));
    expect(screen.queryByText(/您已把名片发给对方/)).toBeNull();
    await screen.findByRole('button', { name: '发送我的名片' });

    const list = await openApp(`${cards}/given`);
    await waitFor(() => expect(mainText()).toContain('名片没能送达周明'));
    await screen.findByText('还没有给出过名片');
    expect(screen.queryByText('发送给 周明')).toBeNull();
    phone.answerInstead(() => undefined);
    await tap(list, '再发一次 周明');
    await screen.findByText('发送给 周明');
    await waitFor(() => expect(screen.queryByText(/还没有送达/)).toBeNull());
    expect(mainText()).not.toContain('名片没能送达');
    expect(await phone.rows('MessageInfo', fair)).toContainEqual(
      expect.objectContaining({ VisitorSender: visitorId, VisitorReceiver: metId }),
    );

    // The request to delete it may be refused too.
    refuse();
    await tap(list, /撤回授权/);
    pauseBetweenTaps();
    await list.user.click(await screen.findByRole('button', { name: '发送请求' }));
    await waitFor(() => expect(screen.getAllByText('删除请求没能送达周明').length).toBeGreaterThan(1));
    expect(screen.queryByText(/已请对方删除/)).toBeNull();
    await screen.findByRole('button', { name: /撤回授权/ });
  });

  it('without a network and refused later is told on whatever page is seen then', async () => {
    const visitorId = await register();
    await keepCard(phone, visitorId, { Name: '周明' });
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    const give = await screen.findByRole('button', { name: '发送我的名片' });
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pauseBetweenTaps();
    await app.user.click(give);
    await screen.findByText(/还没有送达/);
    await openApp(`/addresses/${fair}`);
    phone.answerInstead(({ path }) =>
      path === 'insert/MessageInfo'
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    network.mockRestore();
    const { sendWhatWaits } = await import('#app/listening/sendWhatWaits.ts');
    sendWhatWaits();
    const told = await screen.findAllByText('名片没能送达周明', {}, { timeout: 10_000 });
    expect(told.length).toBeGreaterThan(0);
  });

  it('which was refused and is not to be sent any more leaves nothing behind', async () => {
    const visitorId = await register();
    await keepCard(phone, visitorId, { Name: '周明' });
    phone.answerInstead(({ path }) =>
      path === 'insert/MessageInfo'
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    await tap(app, '发送我的名片');
    await screen.findAllByText('名片没能送达周明');
    const list = await openApp(`${cards}/given`);
    await tap(list, '不发了 周明');
    await waitFor(() => expect(mainText()).not.toContain('名片没能送达'));
    const { outbox } = await list.localStores();
    expect(await outbox.list()).toEqual([]);
  });

  it('is offered only for a contact who is a visitor here', async () => {
    const visitorId = await register();
    await keepCard(phone, visitorId, {
      Name: '纸质名片',
      ContactKey: 'paper-1',
      ContactVisitorId: '',
      Source: '2',
    });
    await openApp(`${cards}/contact/paper-1`);
    await screen.findByText('纸质名片');
    await screen.findByRole('button', { name: /存入手机通讯录/ });
    expect(screen.queryByRole('button', { name: '发送我的名片' })).toBeNull();
    expect(screen.queryByRole('link', { name: /发消息/ })).toBeNull();
  });
});

describe('who has a card, and whose cards one has', () => {
  it('is drawn only where it is in sight, however many there are', async () => {
    // Rows without a height would all be in the window.
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    const visitorId = await register();
    const app = await openApp(`${cards}/given`);
    await screen.findByText('还没有给出过名片');
    const { cards: records } = await app.localStores();
    const owner = { exhibitionId: fair, visitorId };
    const many = Array.from({ length: 300 }, (_, at) => String(at));
    const { asContact } = await import('#entities/card/rules/contact.ts');
    for (const id of many) {
      const to = { visitorId: metId, name: `周明 ${id}` };
      await records.put(owner, 'given', id, { id, way: 'sent', fields: ['name'], to, atMs: Number(id) + 1 });
      const contact = {
        id,
        visitorId: '',
        source: 'card',
        texts: { name: `何舟 ${id}` },
        metAtMs: 1,
        changedAtMs: 1,
        copiedMs: 1,
      };
      expect(asContact(contact)).toBeDefined();
      await records.put(owner, 'contact', id, contact);
    }
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('发送给 周明 299');
    expect(screen.getAllByText(/发送给 周明/).length).toBeLessThan(50);
    await app.user.click(screen.getByRole('radio', { name: '我收到的' }));
    expect((await screen.findAllByText(/何舟/)).length).toBeLessThan(50);
    height.mockRestore();
  });
});
