// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';
import { draftSaved, pauseBetweenTaps } from '../steps.ts';

const openId = 'open00000000000000000001';
const contact = `/contact-us/${openId}`;
const text = '展台还可以预订吗？';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/ConnectUs');
const sent = async (mobile: string) =>
  (await phone.rows('ConnectUs', openId)).filter((row) => row['Mob'] === mobile);
const send = async (app: App) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '发送' }));
};
const fill = async (app: App, reach: string) => {
  await app.user.type(await field('您的问题'), text);
  await app.user.type(await field('姓名'), '林小满');
  await app.user.type(await field('手机号或邮箱'), reach);
};

describe('a message to the organiser', () => {
  it('is checked first, and what was typed is there after a reload', async () => {
    const app = await openApp(contact);
    await send(app);
    for (const problem of ['请填写您的问题', '请填写姓名', '请填写正确的手机号或邮箱'])
      expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    await app.user.type(await field('您的问题'), text);
    await app.user.click(await field('姓名'));
    await app.user.paste('林'.repeat(41));
    await app.user.type(await field('手机号或邮箱'), '1390000');
    await send(app);
    expect((await screen.findAllByText('姓名最多 40 个字')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('请填写正确的手机号或邮箱').length).toBeGreaterThan(0);
    expect(inserts()).toEqual([]);
    await draftSaved();
    await openApp(contact);
    expect((await field('您的问题')).value).toBe(text);
    // Who writes it is not stored.
    expect((await field('姓名')).value).toBe('');
  });

  it('is stored once also where its answer was lost, and its draft is gone once it is sent', async () => {
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/ConnectUs' });
    const app = await openApp(contact);
    await fill(app, '13900001234');
    await send(app);
    await screen.findByText('没有发送成功');
    expect(await sent('13900001234')).toHaveLength(1);
    expect((await field('您的问题')).value).toBe(text);
    await phone.clearFaults();
    await send(app);
    await screen.findByRole('heading', { level: 1, name: '之前已经发送过' });
    expect(mainText()).toContain('主办方会通过 139****1234 回复您。');
    expect(await sent('13900001234')).toMatchObject([
      { ExhibitionId: openId, Name: '林小满', Content: text },
    ]);
    expect(screen.queryByText('我的提问')).toBeNull();
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '再写一条' }));
    expect((await field('您的问题')).value).toBe('');
  });

  it('that the server refuses is not told to be sent, and stays', async () => {
    phone.answerInstead(({ path }) =>
      path === 'insert/ConnectUs' ? Response.json({ resCode: 1, resMsg: '', result: null }) : undefined,
    );
    const app = await openApp(contact);
    await fill(app, 'lin@example.com');
    await send(app);
    await screen.findByText('没有发送成功');
    expect(screen.queryByRole('heading', { level: 1, name: '已发送' })).toBeNull();
    expect((await field('您的问题')).value).toBe(text);
    expect((await field('手机号或邮箱')).value).toBe('lin@example.com');
  });

  it('about a page begins with its title, which is no draft; of a known visitor it has the name and leads to the answers', async () => {
    const me = await registerPhone(phone, openId);
    let app = await openApp(`${contact}?about=${encodeURIComponent('数控机床')}`);
    expect((await field('您的问题')).value).toBe('关于“数控机床”：');
    expect((await field('姓名')).value).toBe('林小满');
    await draftSaved();
    app = await openApp(contact);
    expect((await field('您的问题')).value).toBe('');
    await app.user.type(await field('您的问题'), text);
    await app.user.type(await field('手机号或邮箱'), '13900005678');
    await send(app);
    await screen.findByRole('heading', { level: 1, name: '已发送' });
    expect(mainText()).toContain('回复也会显示在“我的提问”里');
    expect(await sent('13900005678')).toMatchObject([{ VisitorId: me['VisitorId'], Name: '林小满' }]);
    expect(screen.getByRole('link', { name: '我的提问' }).getAttribute('href')).toBe(
      `/my-questions/${openId}`,
    );
  });
});
