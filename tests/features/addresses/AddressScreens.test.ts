// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addAddress,
  answerWithAll,
  answerWithMany,
  askedVisitors,
  otherBuyer,
  registerHere,
  rowsOf,
  shop,
  withHeights,
} from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const list = `/addresses/${shop}`;
const edit = `${list}/edit`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const card = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name} `) });
/** The text of what is shown, once it is. */
const shown = async (sentence: string | RegExp) => (await screen.findByText(sentence)).textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const writes = () => phone.asked.filter(({ path }) => /^(insert|update|delete)\/Address$/.test(path));
const asStored = async (visitorId: string) =>
  (await rowsOf(phone, 'Address', visitorId)).map((row) => [row['Name'], row['IsDefault'], row['IsShow']]);

/** A whole address, copied from a chat, is taken apart into the fields. */
async function typeAddress(app: App, text = '林晓 13800138000 江苏省南京市鼓楼区中山路1号') {
  await app.user.click(await field('粘贴整段地址'));
  await app.user.paste(text);
  await tap(app, '识别');
  await waitFor(async () => expect((await field('详细地址')).value).not.toBe(''));
}

describe('the addresses of a visitor', () => {
  it('are not asked for before there is a registration, and none of a new visitor is said to be none', async () => {
    for (const path of [list, edit]) {
      await openApp(path);
      await screen.findByText('需要先登记才能使用');
    }
    expect(phone.asked.filter(({ path }) => path.endsWith('/Address'))).toEqual([]);
    const visitorId = await registerHere(phone, shop);
    await openApp(list);
    await screen.findByText('还没有收货地址');
    expect(screen.getByRole('link', { name: '添加地址' })).toBeTruthy();
    expect(askedVisitors(phone, 'Address')).toEqual([visitorId]);
  });

  it('are theirs alone, also where the server answers with those of others, and without deleted ones', async () => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '旧址', IsShow: false });
    answerWithAll(phone, 'Address');
    await openApp(list);
    const own = within(await card('林小满'));
    expect(own.getByText('13900002468')).toBeTruthy();
    expect(own.getByText('默认')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(mainText()).not.toContain('顾云舟');
    expect(askedVisitors(phone, 'Address')).toEqual([visitorId]);
    const foreign = String((await rowsOf(phone, 'Address', otherBuyer))[0]?.['RecordId']);
    await openApp(`${edit}?address=${foreign}`);
    await screen.findByText('没有找到这个地址');
    expect(mainText()).not.toContain('滨江路');
  });

  it('that cannot be read say so instead of none, and are read by another try', async () => {
    await addAddress(phone, await registerHere(phone, shop));
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Address' });
    const app = await openApp(list);
    await screen.findByText('地址加载失败');
    expect(mainText()).not.toContain('还没有收货地址');
    await phone.clearFaults();
    await tap(app, '重试');
    await card('林小满');
  });

  it('are all there, however many, and are drawn only where they are in sight', async () => {
    const endHeights = withHeights();
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await answerWithMany(phone, 'Address', visitorId, 5_000);
    await openApp(list);
    const [first, ...others] = await screen.findAllByRole('article');
    expect(others.length).toBeLessThan(50);
    expect(first?.closest('li')?.getAttribute('aria-setsize')).toBe('5000');
    endHeights();
  });

  it('have one default; another one takes its place', async () => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    const app = await openApp(list);
    const other = within(await card('周以宁'));
    pauseBetweenTaps();
    await app.user.click(other.getByRole('button', { name: '设为默认地址' }));
    await waitFor(async () => expect(within(await card('周以宁')).getByText('默认')).toBeTruthy());
    expect(within(await card('林小满')).queryByText('默认')).toBeNull();
    expect(await asStored(visitorId)).toEqual([
      ['林小满', false, true],
      ['周以宁', true, true],
    ]);
  });

  it('have one default where the server holds two, the newest, and a choice leaves one there', async () => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    phone.pass(1_000);
    await addAddress(phone, visitorId, { Name: '周以宁' });
    const app = await openApp(list);
    expect(within(await card('周以宁')).getByText('默认')).toBeTruthy();
    expect(screen.getAllByText('默认')).toHaveLength(1);
    pauseBetweenTaps();
    await app.user.click(within(await card('林小满')).getByRole('button', { name: '设为默认地址' }));
    await waitFor(async () => expect(within(await card('林小满')).getByText('默认')).toBeTruthy());
    expect(await asStored(visitorId)).toEqual([
      ['林小满', true, true],
      ['周以宁', false, true],
    ]);
  });

  it.each([
    ['keep their default where the server refuses another one', 1, '没有成功，请稍后再试', true],
    ['say that the change is half done where it cannot be taken back', 9, /默认地址只改了一半/, false],
  ])('%s, and another try changes it', async (_, times, sentence, isKept) => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    const app = await openApp(list);
    await card('周以宁');
    let left = times;
    const defaults: number[] = [];
    phone.answerInstead(async ({ path, body }) => {
      if (path !== 'update/Address') return undefined;
      defaults.push((await asStored(visitorId)).filter(([, isDefault]) => isDefault === true).length);
      const isRefused = (body.params['setValue'] as Row)['IsDefault'] === true && left > 0;
      if (isRefused) left -= 1;
      return isRefused ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] }) : undefined;
    });
    const choose = async () => {
      pauseBetweenTaps();
      await app.user.click(within(await card('周以宁')).getByRole('button', { name: '设为默认地址' }));
    };
    await choose();
    expect(within(await card('周以宁')).getByText(await shown(sentence))).toBeTruthy();
    expect(screen.queryAllByText('已设为默认地址')).toEqual([]);
    expect((await asStored(visitorId)).map(([, isDefault]) => isDefault)).toEqual([isKept, false]);
    left = 0;
    await choose();
    await waitFor(async () => expect(within(await card('周以宁')).getByText('默认')).toBeTruthy());
    expect((await asStored(visitorId)).map(([, isDefault]) => isDefault)).toEqual([false, true]);
    // At no moment were there two.
    expect(Math.max(...defaults)).toBe(1);
  });

  it('lose one that is deleted, which comes back by an undo; one that could not be deleted stays and says so', async () => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    const app = await openApp(list);
    await card('林小满');
    await phone.fault({ name: 'serverError500', path: 'data/update/Address' });
    await tap(app, '删除 林小满 的地址');
    await screen.findByText('没有改成，请检查网络后重试');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryAllByText('地址已删除')).toEqual([]);
    await phone.clearFaults();
    await tap(app, '删除 林小满 的地址');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(await asStored(visitorId)).toEqual([
      ['林小满', true, false],
      ['周以宁', false, true],
    ]);
    await tap(app, '撤销');
    await card('林小满');
    await eventually(async () => expect((await asStored(visitorId))[0]).toEqual(['林小满', true, true]));
  });
});

describe('a new address', () => {
  it('is sent when it is complete, as it is shown, once, also where the answer is lost', async () => {
    const visitorId = await registerHere(phone, shop);
    const app = await openApp(edit);
    await heading('新地址');
    await tap(app, '保存');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3));
    expect(screen.getByText('请选择所在地区')).toBeTruthy();
    expect(document.activeElement).toBe(await field('收货人'));
    expect(writes()).toEqual([]);
    await typeAddress(app);
    await app.user.click(screen.getByRole('checkbox', { name: '设为默认地址' }));
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Address', times: 1 });
    await tap(app, '保存');
    await heading('收货地址');
    expect(addressOf(app)).toBe(list);
    expect((await screen.findAllByText('地址已保存')).length).toBeGreaterThan(0);
    await card('林晓');
    expect(await rowsOf(phone, 'Address', visitorId)).toMatchObject([
      {
        ExhibitionId: shop,
        Name: '林晓',
        Phone: '13800138000',
        Province: '江苏省',
        City: '南京市',
        Area: '鼓楼区',
        AddressDetail: '中山路1号',
        IsDefault: true,
        IsShow: true,
      },
    ]);
    // What was saved is no draft any more.
    await openApp(edit);
    expect((await field('收货人')).value).toBe('');
  });

  it('that is saved already, such as from another tab, is not saved again, and this is said', async () => {
    const visitorId = await registerHere(phone, shop);
    const app = await openApp(edit);
    await typeAddress(app);
    await addAddress(phone, visitorId, {
      Name: '林晓',
      Phone: '13800138000',
      Province: '江苏省',
      City: '南京市',
      Area: '鼓楼区',
      AddressDetail: '中山路1号',
      PostalCode: '',
    });
    await tap(app, '保存');
    await heading('收货地址');
    expect((await screen.findAllByText('这个地址之前已保存')).length).toBeGreaterThan(0);
    expect(await rowsOf(phone, 'Address', visitorId)).toHaveLength(1);
    await openApp(edit);
    expect((await field('收货人')).value).toBe('');
  });

  it('is kept while it is typed, and where it could not be saved', async () => {
    const visitorId = await registerHere(phone, shop);
    const app = await openApp(edit);
    await typeAddress(app);
    await app.user.type(await field('邮政编码'), '210000');
    const again = await openApp(edit);
    expect((await field('收货人')).value).toBe('林晓');
    expect((await field('邮政编码')).value).toBe('210000');
    expect(mainText()).toContain('江苏省 南京市 鼓楼区');
    await phone.fault({ name: 'serverError500', path: 'data/insert/Address' });
    await tap(again, '保存');
    await screen.findByText('没有改成，请检查网络后重试');
    expect((await field('收货人')).value).toBe('林晓');
    expect(await rowsOf(phone, 'Address', visitorId)).toEqual([]);
    await phone.clearFaults();
    phone.answerInstead(({ path }) =>
      path === 'insert/Address' ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] }) : undefined,
    );
    await tap(again, '保存');
    await screen.findByText('没有成功，请稍后再试');
    expect(screen.queryAllByText('地址已保存')).toEqual([]);
  });

  it('shows what of a pasted text is not used, and asks for an area that can be read in two ways', async () => {
    await registerHere(phone, shop);
    const app = await openApp(edit);
    await typeAddress(app, '王芳 13900000001 江苏省鼓楼区中山路1号 11010119900101001X，谢谢');
    expect((await field('收货人')).value).toBe('王芳');
    expect((await field('详细地址')).value).toBe('鼓楼区中山路1号');
    await screen.findByText('未使用：11010119900101001X');
    await screen.findByText('这段文字没有写清所在地区，请手动选择');
    await tap(app, /江苏省/);
    for (const name of ['江苏省', '南京市', '鼓楼区']) {
      pauseBetweenTaps();
      await app.user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
    }
    await waitFor(() => expect(screen.queryByText('这段文字没有写清所在地区，请手动选择')).toBeNull());
    expect(screen.getByText('未使用：11010119900101001X')).toBeTruthy();
  });

  it('keeps what is typed and the text does not say, and gives back what it replaced by an undo', async () => {
    await registerHere(phone, shop);
    const app = await openApp(edit);
    await app.user.type(await field('收货人'), '周明');
    await app.user.type(await field('邮政编码'), '210000');
    await typeAddress(app);
    expect((await field('收货人')).value).toBe('林晓');
    expect((await field('邮政编码')).value).toBe('210000');
    await tap(app, '撤销');
    await waitFor(async () => expect((await field('收货人')).value).toBe('周明'));
    expect((await field('详细地址')).value).toBe('');
    expect((await field('粘贴整段地址')).value).toContain('林晓');
  });

  it('gets its district from three lists, and of a text without an address says that there is none', async () => {
    await registerHere(phone, shop);
    const app = await openApp(edit);
    await app.user.click(await field('粘贴整段地址'));
    await app.user.paste('明天见');
    await tap(app, '识别');
    expect((await screen.findAllByText('没有识别出地址，请手动填写')).length).toBeGreaterThan(0);
    await tap(app, /请选择/);
    for (const name of ['江苏省', '苏州市', '吴中区']) {
      pauseBetweenTaps();
      await app.user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mainText()).toContain('江苏省 苏州市 吴中区');
  });
});

describe('the correction of an address', () => {
  it('changes that row and no other, and adds none', async () => {
    const visitorId = await registerHere(phone, shop);
    const { result } = await phone.call('queryList/Address', { condition: { VisitorId: otherBuyer } });
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    const app = await openApp(list);
    await app.user.click(await screen.findByRole('link', { name: '修改 周以宁 的地址' }));
    await heading('修改地址');
    const phoneField = await field('手机号');
    expect((await field('收货人')).value).toBe('周以宁');
    await app.user.clear(phoneField);
    await app.user.type(phoneField, '1390000');
    await tap(app, '保存');
    await waitFor(() => expect(phoneField.getAttribute('aria-invalid')).toBe('true'));
    expect(writes()).toEqual([]);
    await app.user.type(phoneField, '1234');
    await tap(app, '保存');
    await heading('收货地址');
    const stored = await rowsOf(phone, 'Address', visitorId);
    expect(stored.map((row) => [row['Name'], row['Phone'], row['IsDefault']])).toEqual([
      ['林小满', '13900002468', true],
      ['周以宁', '13900001234', false],
    ]);
    expect(writes().map(({ path, body }) => [path, body.params['recordId']])).toEqual([
      ['update/Address', stored[1]?.['RecordId']],
    ]);
    expect(await rowsOf(phone, 'Address', otherBuyer)).toEqual(result as Row[]);
  });

  it('that is to be the default and is refused as such says that only the rest is saved, and is tried again', async () => {
    const visitorId = await registerHere(phone, shop);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    const app = await openApp(list);
    await app.user.click(await screen.findByRole('link', { name: '修改 周以宁 的地址' }));
    await heading('修改地址');
    await app.user.type(await field('详细地址'), ' 302 室');
    await app.user.click(screen.getByRole('checkbox', { name: '设为默认地址' }));
    let left = 1;
    phone.answerInstead(({ path, body }) => {
      const isRefused = path === 'update/Address' && (body.params['setValue'] as Row)['IsDefault'] === true;
      if (!isRefused || left === 0) return undefined;
      left -= 1;
      return Response.json({ resCode: 400_000, resMsg: 'no', result: [] });
    });
    await tap(app, '保存');
    await screen.findByText('地址已保存，但还没有设为默认地址，请再试一次');
    expect(await asStored(visitorId)).toEqual([
      ['林小满', true, true],
      ['周以宁', false, true],
    ]);
    await tap(app, '保存');
    await heading('收货地址');
    expect(await rowsOf(phone, 'Address', visitorId)).toMatchObject([
      { Name: '林小满', IsDefault: false },
      { Name: '周以宁', IsDefault: true, AddressDetail: '中山路 1 号 302 室' },
    ]);
  });
});
