// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '../registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const smallId = 'small0000000000000000001';
const path = `/for-you/${smallId}`;
let phone: Phone;
let me: Row;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  me = await registerPhone(phone, smallId, { Name: '周闻溪' });
});

const ownRows = async () =>
  (await phone.rows('AddressBook', smallId)).filter((row) => row['VisitorId'] === me['VisitorId']);
const inserts = () => phone.asked.filter((one) => one.path === 'insert/AddressBook');
const openSheet = async (app: App) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: /^让其他观众找到我/ }));
  return within(await screen.findByRole('dialog', { name: '让其他观众找到我' }));
};
const topicsOf = async (sheet: ReturnType<typeof within>) =>
  (await sheet.findByRole('textbox', { name: /想聊的产品或话题/ })) as HTMLInputElement;

describe('a visitor who lets others see them', () => {
  it('sees before agreeing what others will see, is shown after it, sent once, and is gone when it is taken back', async () => {
    let app = await openApp(path);
    expect(await screen.findByText('未开启，其他观众看不到您')).toBeTruthy();
    let sheet = await openSheet(app);
    const topics = await topicsOf(sheet);
    expect(sheet.getByText('别人将看到：')).toBeTruthy();
    expect(sheet.getByText('周闻溪')).toBeTruthy();
    expect(sheet.queryByText('收回，不再显示我')).toBeNull();
    await app.user.type(topics, '机器视觉，茶叶代工');
    expect(inserts()).toEqual([]);
    pauseBetweenTaps();
    const agree = sheet.getByRole('button', { name: '同意并开启' });
    agree.click();
    agree.click();
    expect(await screen.findByText('已开启，其他观众可以看到您并给您发消息')).toBeTruthy();
    expect(await ownRows()).toMatchObject([{ IsOpenToMeet: true, Tags: '机器视觉,茶叶代工' }]);
    expect(inserts()).toHaveLength(1);

    app = await openApp(path);
    expect(await screen.findByText('已开启，其他观众可以看到您并给您发消息')).toBeTruthy();
    sheet = await openSheet(app);
    expect((await topicsOf(sheet)).value).toBe('机器视觉，茶叶代工');
    expect(sheet.getByText('现在别人看到的内容：')).toBeTruthy();
    expect(sheet.queryByText(/您的名片改过了/)).toBeNull();
    pauseBetweenTaps();
    await app.user.click(sheet.getByRole('button', { name: '收回，不再显示我' }));
    expect(await screen.findByText('未开启，其他观众看不到您')).toBeTruthy();
    expect(await ownRows()).toEqual([]);
  });

  it('is not told that it is done where the server refuses; the topics stay, also for the next page', async () => {
    await phone.fault({ name: 'serverError500', path: 'insert/AddressBook' });
    let app = await openApp(path);
    let sheet = await openSheet(app);
    await app.user.type(await topicsOf(sheet), '茶叶代工');
    pauseBetweenTaps();
    await app.user.click(sheet.getByRole('button', { name: '同意并开启' }));
    expect((await screen.findAllByText('没有成功，请检查网络后再试')).length).toBeGreaterThan(0);
    expect((await topicsOf(sheet)).value).toBe('茶叶代工');
    expect(mainText()).toContain('未开启，其他观众看不到您');
    expect(await ownRows()).toEqual([]);
    await phone.clearFaults();
    app = await openApp(path);
    sheet = await openSheet(app);
    expect((await topicsOf(sheet)).value).toBe('茶叶代工');
  });

  it('who is not known to be seen or not is offered nothing', async () => {
    await phone.fault({ name: 'serverError500', path: '/AddressBook' });
    await openApp(path);
    expect(await screen.findByText('暂时加载不了，请稍后再看')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^让其他观众找到我/ })).toBeNull();
  });

  it('is told where the card has changed since, and saves it', async () => {
    const record = {
      ExhibitionId: smallId,
      VisitorId: me['VisitorId'],
      ContactVisitorId: me['VisitorId'],
      ContactKey: 'open',
      IsOpenToMeet: true,
      Name: '旧名字',
      CompanyName: '江海精工有限公司',
      Tags: '轴承',
    };
    await phone.call('insert/AddressBook', { record });
    const app = await openApp(path);
    const sheet = await openSheet(app);
    expect((await topicsOf(sheet)).value).toBe('轴承');
    expect(sheet.getByText('旧名字')).toBeTruthy();
    expect(sheet.getByText(/您的名片改过了/)).toBeTruthy();
    // Agreed to before exhibitors could see anybody.
    expect(sheet.getByText(/展商现在还看不到/)).toBeTruthy();
    pauseBetweenTaps();
    await app.user.click(sheet.getByRole('button', { name: '保存' }));
    await eventually(async () =>
      expect(await ownRows()).toMatchObject([
        { Name: '周闻溪', Tags: '轴承', IsOpenToMeet: true, IsOpenToExhibitors: true },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '让其他观众找到我' })).toBeNull());
  });
});
