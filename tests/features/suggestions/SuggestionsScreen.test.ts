// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const smallId = 'small0000000000000000001';
const path = `/for-you/${smallId}`;
const directory = 'get/ExhibitorExhibitionInfo';
const unread = '推荐需要展会名录，名录加载失败';
let phone: Phone;
/** The exhibitor whose page the visitor has opened. */
let looked: string;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  looked = String((await phone.rows('ExhibitorExhibitionInfo', smallId))[0]?.['ExhibitorId']);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const lookedAt = () => localStorage.setItem(`seen.${smallId}`, JSON.stringify([`exhibitor/${looked}`]));
const links = (kind = 'exhibitor') =>
  Array.from(document.querySelectorAll(`main li a[href^="/${kind}/"]`), (link) => link.getAttribute('href'));
const reads = () => phone.asked.filter((one) => one.path === directory).length;
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const dismissals = () => screen.findAllByRole('button', { name: /^不感兴趣：/ });

describe('suggestions', () => {
  it('say that nothing is known of the visitor, and lead to the exhibitors', async () => {
    await openApp(path);
    expect(await screen.findByText('先选几个感兴趣的方向')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去逛展商' }).getAttribute('href')).toBe(
      `/exhibitors/${smallId}`,
    );
    // Other people are for those who have registered.
    expect(screen.queryByText('让其他观众找到我')).toBeNull();
    expect(phone.takePaths().filter((one) => one.includes('AddressBook'))).toEqual([]);
  });

  it('follow what was opened, with the reason, without what was opened, and none of it is sent', async () => {
    lookedAt();
    await openApp(path);
    await waitFor(() => expect(links('product').length).toBeGreaterThan(0));
    expect(mainText()).toMatch(/看过同类：/);
    expect(links().filter((href) => href?.includes(looked))).toEqual([]);
    const sent = phone.asked.map(({ body }) => JSON.stringify(body));
    expect(sent.filter((text) => text.includes(looked))).toEqual([]);
    expect(reads()).toBe(1);
  });

  it('show six of a kind, and the others by a tap', async () => {
    localStorage.setItem(`searched.${smallId}`, JSON.stringify(['有限公司']));
    const app = await openApp(path);
    await waitFor(() => expect(links()).toHaveLength(6));
    expect(mainText()).toContain('搜过：有限公司');
    await tap(app, '更多展商');
    await waitFor(() => expect(links()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: '更多展商' })).toBeNull();
  });

  it('lose what is not for the visitor, who takes it back by the toast or where it is counted', async () => {
    lookedAt();
    const app = await openApp(path);
    const name = (await dismissals())[0]?.textContent ?? '';
    await tap(app, name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await tap(app, '撤销');
    await screen.findByRole('button', { name });
    await tap(app, name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await tap(app, '推荐依据');
    const sheet = within(await screen.findByRole('dialog', { name: '推荐依据' }));
    const counts = () => sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counts()).toContain('标为不感兴趣1 个重新推荐 标为不感兴趣');
    expect(counts()).toContain('看过的页面1 个清空 看过的页面');
    expect(counts()).toContain('收藏的展商和展品0 个');
    await app.user.click(sheet.getByRole('button', { name: /^重新推荐/ }));
    await waitFor(() => expect(counts()).toContain('标为不感兴趣0 个'));
    await app.user.click(sheet.getByRole('button', { name: '知道了' }));
    await screen.findByRole('button', { name });
    await tap(app, '推荐依据');
    const again = within(await screen.findByRole('dialog', { name: '推荐依据' }));
    await app.user.click(again.getByRole('button', { name: /^清空/ }));
    expect(await screen.findByText('先选几个感兴趣的方向')).toBeTruthy();
  });

  it('that are all dismissed say that there is nothing new', async () => {
    lookedAt();
    const others = async (collection: string, kind: string, id: string) =>
      (await phone.rows(collection, smallId)).map((row) => `${kind}/${String(row[id])}`);
    const all = [
      ...(await others('ExhibitorExhibitionInfo', 'exhibitor', 'ExhibitorId')),
      ...(await others('Product', 'product', 'RecordId')),
      ...(await others('Conference', 'conference', 'RecordId')),
    ];
    localStorage.setItem(`dismissed.${smallId}`, JSON.stringify(all));
    await openApp(path);
    expect(await screen.findByText('暂时没有新的推荐')).toBeTruthy();
  });

  it('that were offered by a post of the visitor say so, until it is withdrawn', async () => {
    const me = await registerPhone(phone, smallId);
    const [kind] = await phone.rows('ProductTypeInfo', smallId);
    const [product] = await phone.rows('Product', smallId);
    const record = {
      ExhibitionId: smallId,
      VisitorId: me['VisitorId'],
      type: 'demand',
      productName: product?.['ProductName'],
      productType: kind?.['RecordId'],
      unitPrice: 1_000_000,
      number: 100,
      closingDate: '2099-01-01',
      companyName: '云津机器人有限公司',
      files: [],
    };
    const { result } = await phone.call('insert/CloudRelease', { record });
    const app = await openApp(path);
    await waitFor(() => expect(mainText()).toContain('与您发布的供需相关：'));
    await tap(app, '推荐依据');
    const sheet = await screen.findByRole('dialog', { name: '推荐依据' });
    expect(sheet.textContent).toMatch(/发布的供需[1-9]\d* 个词/);
    const { RecordId } = result as { RecordId: string };
    const setValue = { VisitorId: me['VisitorId'], IsShow: false };
    await phone.call('update/CloudRelease', { recordId: RecordId, setValue });
    await openApp(path);
    expect(await screen.findByText('先选几个感兴趣的方向')).toBeTruthy();
  });
});

describe('the directory that suggestions need', () => {
  it('is waited for while it is read', async () => {
    lookedAt();
    let release = () => {};
    const held = new Promise<undefined>((done) => {
      release = () => done(undefined);
    });
    phone.answerInstead(({ path: asked }) => (asked === directory ? held : undefined));
    await openApp(path);
    await waitFor(() => expect(reads()).toBe(1));
    expect(screen.queryByText(unread)).toBeNull();
    expect(screen.queryByText('暂时没有新的推荐')).toBeNull();
    release();
    await waitFor(() => expect(links('product').length).toBeGreaterThan(0));
  });

  it('that cannot be read is said to be missing, and loaded by another try', async () => {
    lookedAt();
    await phone.fault({ name: 'serverError500', path: directory });
    const app = await openApp(path);
    expect(await screen.findByText(unread)).toBeTruthy();
    await phone.clearFaults();
    await tap(app, '加载展会名录');
    await waitFor(() => expect(links('product').length).toBeGreaterThan(0));
    expect(screen.queryByText(unread)).toBeNull();
  });

  it('is read on a slow or metered line only when the visitor asks for it', async () => {
    lookedAt();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const app = await openApp(path);
    expect(await screen.findByText(unread)).toBeTruthy();
    expect(reads()).toBe(0);
    await tap(app, '加载展会名录');
    await waitFor(() => expect(links('product').length).toBeGreaterThan(0));
    expect(reads()).toBe(1);
  });

  it('is promised for later where there is no network', async () => {
    lookedAt();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await phone.fault({ name: 'serverError500', path: directory });
    await openApp(path);
    expect(await screen.findByText(/^当前无网络，手机里还没有展会名录/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载展会名录' })).toBeNull();
  });
});
