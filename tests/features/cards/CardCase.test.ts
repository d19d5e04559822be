// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { answerWithAll, askedVisitors, registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';
import { cardLink, cards, caseOf, fair, keepCard, metId } from './steps.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/contact/'))
    .map(({ textContent }) => textContent ?? '');
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/AddressBook');

describe('the card case', () => {
  it('is not asked for before there is a registration, and a card that was scanned waits', async () => {
    for (const path of [cards, `${cards}/mine`, `${cards}/given`, `${cards}/new`]) {
      await openApp(path);
      await screen.findByText('登记后就能交换名片');
    }
    await openApp(cardLink({ name: '周明' }));
    await screen.findByText('周明');
    expect(screen.getByText('登记后就能交换名片')).toBeTruthy();
    expect(phone.asked.filter(({ path }) => path.endsWith('/AddressBook'))).toEqual([]);
    await registerHere(phone, fair);
    await openApp(`${cards}/add`);
    await screen.findByText('周明');
    await screen.findByRole('button', { name: '存入名片夹' });
  });

  it('has the contacts of its visitor alone, also where the server answers with those of others', async () => {
    const visitorId = await registerHere(phone, fair);
    await keepCard(phone, visitorId, { Name: '周明', CompanyName: '北湖机电', Temperature: 'hot' });
    await keepCard(phone, 'visitor0000000000000other', { Name: '别人的联系人', ContactKey: 'visitor-other' });
    answerWithAll(phone, 'AddressBook');
    await openApp(cards);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toMatch(/周明.*北湖机电.*热/);
    expect(mainText()).not.toContain('别人的联系人');
    await screen.findByText('已保存到您的账号');
    expect(askedVisitors(phone, 'AddressBook')).toEqual([visitorId]);
    expect(inserts()).toEqual([]);

    // The next visitor of this phone sees none of it.
    phone.answerInstead(() => undefined);
    const next = await registerHere(phone, fair, { Name: '周以宁', Mob: '13900002469' });
    await openApp(cards);
    await screen.findByText('还没有联系人');
    await openApp(`${cards}/contact/visitor-${metId}`);
    await screen.findByText('没有找到这位联系人');
    expect(mainText()).not.toContain('周明');
    await eventually(() => expect(askedVisitors(phone, 'AddressBook')).toEqual([visitorId, next]));
  });

  it('that was never read does not say that it is empty, and is read by another try', async () => {
    const visitorId = await registerHere(phone, fair);
    await keepCard(phone, visitorId, { Name: '周明' });
    phone.answerInstead(({ path }) =>
      path === 'queryList/AddressBook'
        ? Response.json({ resCode: 500_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const app = await openApp(cards);
    await screen.findByText('名片夹加载失败');
    expect(screen.queryByText('还没有联系人')).toBeNull();
    phone.answerInstead(() => undefined);
    await tap(app, '重试');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('名片夹加载失败')).toBeNull();
  });

  it('whose copy cannot be read or is refused keeps what is on the phone, and says where it is', async () => {
    const visitorId = await registerHere(phone, fair);
    await phone.fault({ name: 'serverError500', path: 'AddressBook' });
    const app = await openApp(cardLink({ name: '周明' }));
    await tap(app, '存入名片夹');
    await screen.findByText('已存入名片夹：周明');
    await openApp(cards);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(mainText()).toContain('联网后自动保存到您的账号');
    await phone.clearFaults();
    phone.answerInstead(({ path }) =>
      path === 'insert/AddressBook'
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    await openApp(cards);
    await screen.findByText('没有保存到账号，目前只存在这台手机上');
    expect(rows()).toHaveLength(1);
    expect(await caseOf(phone, visitorId)).toEqual([]);
  });
});

describe('a card that was scanned', () => {
  it('leaves the address, is saved once with what is noted, and changes a known contact only as it is said', async () => {
    const visitorId = await registerHere(phone, fair);
    const app = await openApp(cardLink({ name: '周明', company: '北湖机电', mobile: '13800004401' }));
    await screen.findByText('周明');
    await waitFor(() => expect(app.router.state.location.hash).toBe(''));
    expect(addressOf(app)).toBe(`${cards}/add`);
    await tap(app, '热');
    await app.user.type(await field('备注'), '下周寄样品');
    await tap(app, '存入名片夹');
    await screen.findByText('已存入名片夹：周明');
    await eventually(async () => expect(await caseOf(phone, visitorId)).toHaveLength(1));

    const again = await openApp(cardLink({ name: '周明', company: '新公司', mobile: '13800004401' }));
    await screen.findByText('名片夹里已有此人，以下信息会更新');
    expect(mainText()).toContain('公司：北湖机电 → 新公司');
    expect((await field('备注')).value).toBe('下周寄样品');
    expect(screen.queryByRole('button', { name: '存入名片夹' })).toBeNull();
    await tap(again, '更新名片夹');
    await screen.findByText('已存入名片夹：周明');
    await eventually(async () =>
      expect(await caseOf(phone, visitorId)).toMatchObject([
        {
          VisitorId: visitorId,
          ContactVisitorId: metId,
          Name: '周明',
          CompanyName: '新公司',
          Mob: '13800004401',
          Temperature: 'hot',
          Note: '下周寄样品',
        },
      ]),
    );
    // Sealed, as every number on a phone.
    expect(phone.storedText()).not.toContain('13800004401');
    await openApp(`${cards}/add`);
    await screen.findByText('没有要保存的名片');
  });

  it('that is one’s own, or none, is not saved', async () => {
    const visitorId = await registerHere(phone, fair);
    await openApp(cardLink({ name: '林小满' }, visitorId));
    await screen.findByText('这是您自己的名片');
    expect(screen.queryByRole('button', { name: '存入名片夹' })).toBeNull();
    await openApp(`${cards}/add#1.!!!`);
    await screen.findByText('无法识别这张名片');
    await openApp(cards);
    await screen.findByText('还没有联系人');
    expect(inserts()).toEqual([]);
  });
});

describe('a contact', () => {
  it('keeps what is remarked while it is typed, on the server as well', async () => {
    const visitorId = await registerHere(phone, fair);
    await keepCard(phone, visitorId, { Name: '周明', Note: '旧备注' });
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    expect((await field('备注')).value).toBe('旧备注');
    await app.user.clear(await field('备注'));
    await app.user.type(await field('备注'), '要三台');
    await app.user.type(await field('分组'), '供应商');
    await app.user.type(await field('标签'), '轴承、样品');
    await tap(app, '冷');
    await screen.findByRole('button', { name: '冷', pressed: true });
    await openApp(cards);
    await waitFor(() => expect(rows()[0]).toContain('供应商 · 轴承 · 样品'));
    expect(rows()[0]).toContain('冷');
    await eventually(async () =>
      expect(await caseOf(phone, visitorId)).toMatchObject([
        { Name: '周明', Note: '要三台', GroupName: '供应商', Tags: '轴承,样品', Temperature: 'cold' },
      ]),
    );
  });

  it('that is removed is gone on the server, and comes back by an undo', async () => {
    const visitorId = await registerHere(phone, fair);
    await keepCard(phone, visitorId, { Name: '周明', Mob: '13800004401' });
    const app = await openApp(`${cards}/contact/visitor-${metId}`);
    await tap(app, '删除联系人');
    await screen.findByText('还没有联系人');
    await eventually(async () =>
      expect(JSON.stringify(await caseOf(phone, visitorId))).not.toContain('13800004401'),
    );
    await tap(app, '撤销');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await eventually(async () =>
      expect(await caseOf(phone, visitorId)).toMatchObject([{ Name: '周明', State: '1' }]),
    );
  });

  it('that is typed needs a name, is kept as a draft until it is saved, and saved once', async () => {
    const visitorId = await registerHere(phone, fair);
    const app = await openApp(`${cards}/new`);
    await app.user.type(await field('公司'), '北湖机电');
    await tap(app, '存入名片夹');
    await screen.findByText('请填写姓名');
    expect(document.activeElement).toBe(await field('姓名'));
    const again = await openApp(`${cards}/new`);
    expect((await field('公司')).value).toBe('北湖机电');
    await again.user.type(await field('姓名'), '周明');
    const save = await screen.findByRole('button', { name: '存入名片夹' });
    pauseBetweenTaps();
    await again.user.dblClick(save);
    await screen.findByText('已存入名片夹：周明');
    await openApp(`${cards}/new`);
    expect((await field('公司')).value).toBe('');
    await openApp(cards);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await eventually(async () =>
      expect(await caseOf(phone, visitorId)).toMatchObject([
        { Name: '周明', CompanyName: '北湖机电', Source: '2' },
      ]),
    );
  });
});
