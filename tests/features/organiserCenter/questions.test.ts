// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
const host = 'user0000000000000000host';
const name = '林小满';
const text = '可以，\n南门有寄存处。';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const stored = async (of = name) =>
  (await phone.rows('ConnectUs', exhibitionId)).find((row) => row['Name'] === of) ?? {};
const tap = async (app: App, label: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: label }));
};
const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`回复：${name}`) });
const write = async (app: App, answer: string) => {
  await tap(app, `回复：${name}`);
  await app.user.click(await field());
  await app.user.paste(answer);
};
/** What a colleague has decided a moment before the tap: the list has not told of it yet. */
const colleague = (decide: () => Promise<unknown>) => {
  let isLate = false;
  phone.answerInstead(async ({ path, body }) => {
    if (path === 'queryList/ConnectUs' && JSON.stringify(body.params).includes('"RecordId":"') && !isLate) {
      isLate = true;
      await decide();
    }
    return undefined;
  });
};
const answerOnSandbox = async (answer: string) =>
  void (await fetch('http://sandbox.test/sandbox/questions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recordId: (await stored())['RecordId'], answer }),
  }));

describe('a visitor’s question', () => {
  it('that waits stands before those that were answered, the oldest first, and the centre counts it', async () => {
    const app = await openApp(center);
    const link = await screen.findByRole('link', { name: /观众提问/ });
    await waitFor(() => expect(link.textContent).toContain('2 条待回复'));
    expect(screen.getByRole('link', { name: /观众举报/ }).textContent).toContain('1 条待回复');
    await app.user.click(link);
    await screen.findByText(/展馆里可以寄存行李吗/);
    const shown = mainText();
    const places = ['Clara Winter', name, '沈知远'].map((one) => shown.indexOf(one));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(shown).toContain('首日 8:30 开馆');
    expect(shown).not.toContain('周以宁');
    expect(screen.getByRole('link', { name: '13900001001' }).getAttribute('href')).toBe('tel:13900001001');
  });

  it('is answered once, by the organiser’s user, with the time', async () => {
    const app = await openApp(`${center}/asked/question`);
    await write(app, text);
    await tap(app, '发出回复');
    expect((await screen.findAllByText('已回复，观众会看到')).length).toBeGreaterThan(0);
    expect(writes().map(({ path, body }) => [path, body.userId])).toEqual([['update/ConnectUs', host]]);
    expect(await stored()).toMatchObject({ State: '1', Answer: text });
    expect((await stored())['AnsweredAt']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(screen.queryByRole('button', { name: `回复：${name}` })).toBeNull();
    expect(mainText()).not.toContain('同事已先处理');
  });

  it('is closed without an answer, with the reason that the visitor reads', async () => {
    const app = await openApp(`${center}/asked/question`);
    await tap(app, `不回复，直接关闭：${name}`);
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: '已电话回复' }));
    await app.user.click(sheet.getByRole('button', { name: '关闭' }));
    expect((await screen.findAllByText('已关闭，观众会看到原因')).length).toBeGreaterThan(0);
    expect(await stored()).toMatchObject({ State: '2', CloseReason: '已电话回复', Answer: '' });
  });

  it('that a colleague has answered meanwhile keeps that answer, which is shown beside what was typed', async () => {
    const app = await openApp(`${center}/asked/question`);
    await write(app, text);
    colleague(() => answerOnSandbox('不可以。'));
    await tap(app, '发出回复');
    await screen.findByText('同事已先处理，您的回复没有发出。您写的是：');
    expect(mainText()).toContain('不可以。');
    expect(mainText()).toContain('南门有寄存处。');
    expect(writes()).toEqual([]);
    expect(await stored()).toMatchObject({ Answer: '不可以。' });
    await tap(app, '放弃我写的内容');
    expect(mainText()).not.toContain('南门有寄存处。');
  });

  it('that was deleted meanwhile is told as gone, and nothing is sent', async () => {
    const app = await openApp(`${center}/asked/question`);
    await write(app, text);
    const recordId = (await stored())['RecordId'];
    colleague(() => phone.call('delete/ConnectUs', { recordId }));
    // Looked for from before the tap: it is told for a moment.
    const told = screen.findAllByText('这一条已经不存在。');
    await tap(app, '发出回复');
    expect((await told).length).toBeGreaterThan(0);
    expect(writes()).toEqual([]);
  });

  it('whose answer is lost on the way is looked for and not sent again', async () => {
    const app = await openApp(`${center}/asked/question`);
    await write(app, text);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/ConnectUs', times: 1 });
    await tap(app, '发出回复');
    expect((await screen.findAllByText('已回复，观众会看到')).length).toBeGreaterThan(0);
    expect(writes()).toHaveLength(1);
    expect(await stored()).toMatchObject({ Answer: text });
  });

  it('keeps the typed answer over a refusal and a reload, and sends none of 5,001 characters', async () => {
    const app = await openApp(`${center}/asked/question`);
    await write(app, '长'.repeat(5_001));
    await tap(app, '发出回复');
    expect(screen.getByText('回复最多 5000 字')).toBeTruthy();
    expect(writes()).toEqual([]);
    await app.user.clear(await field());
    await app.user.paste(text);
    phone.answerInstead(({ path }) =>
      path === 'update/ConnectUs' ? Response.json({ resCode: 2015, resMsg: '', result: [] }) : undefined,
    );
    await tap(app, '发出回复');
    expect(await screen.findByRole('button', { name: '主办方登录' })).toBeTruthy();
    await openApp(`${center}/asked/question`);
    expect((await field()).value).toBe(text);
    expect(await stored()).toMatchObject({ State: '0' });
  });
});

describe('a visitor’s report', () => {
  it('is answered in a list beside the questions', async () => {
    const app = await openApp(`${center}/asked/report`);
    await screen.findByText('举报：留言里有广告和外部链接');
    expect(mainText()).not.toContain('寄存行李');
    await tap(app, '回复：周以宁');
    await app.user.type(await screen.findByRole('textbox'), '已处理，谢谢。');
    await tap(app, '发出回复');
    expect((await screen.findAllByText('已回复，观众会看到')).length).toBeGreaterThan(0);
    expect(await stored('周以宁')).toMatchObject({ State: '1', Answer: '已处理，谢谢。' });
  });

  it('is opened whole from its list, leads to what was reported, and is closed there', async () => {
    const app = await openApp(`${center}/asked/report`);
    pauseBetweenTaps();
    await app.user.click(await screen.findByRole('link', { name: '周以宁：查看全部内容' }));
    await screen.findByRole('heading', { level: 1, name: /周以宁/ }, { timeout: 10_000 });
    expect(mainText()).toMatch(/观众举报[^]*等待回复[^]*提交时间[^]*举报：留言里有广告和外部链接/);
    const link = await screen.findByRole('link', { name: '查看被举报的展商页：远洲包装机械有限公司' });
    expect(link.getAttribute('href')).toBe(`/exhibitor/${exhibitionId}/${seedId('orgcompany', 1)}`);
    await tap(app, '不回复，直接关闭：周以宁');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: '已经处理' }));
    await app.user.click(sheet.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(mainText()).toMatch(/已关闭[^]*未回复，已关闭 · 陈澜 · [^]*已经处理/));
    expect(await stored('周以宁')).toMatchObject({ State: '2', CloseReason: '已经处理' });
  });

  it('shows the other reports about the same thing and what else its visitor has sent', async () => {
    const about = { AboutKind: 'exhibitor', AboutId: seedId('orgcompany', 1), Type: 'report', State: '0' };
    const report = await stored('周以宁');
    const insert = (record: object) =>
      phone.call('insert/ConnectUs', { record: { ExhibitionId: exhibitionId, ...record } });
    await insert({ ...about, VisitorId: seedId('orgvisitor', 7), Name: '甲', Content: '也有广告' });
    await insert({ VisitorId: report['VisitorId'], Name: '周以宁', Content: '几点闭馆？', Type: 'question' });
    await openApp(`${center}/decide/reports/${String(report['RecordId'])}`);
    const same = await screen.findByRole('link', { name: /也有广告/ });
    expect(same.getAttribute('href')).toMatch(new RegExp(`^${center}/decide/reports/\\w{24}$`));
    const other = screen.getByRole('link', { name: /几点闭馆？/ });
    expect(other.getAttribute('href')).toMatch(new RegExp(`^${center}/decide/questions/\\w{24}$`));
    expect(mainText()).toMatch(/对同一内容的其他举报[^]*也有广告[^]*这位观众的其他提问和举报[^]*几点闭馆？/);
  });

  it('that is no more is told as such on its page', async () => {
    await openApp(`${center}/decide/reports/${'a'.repeat(24)}`);
    expect(await screen.findByText('这一条已经不存在')).toBeTruthy();
  });
});

describe('a question of a visitor, on its page', () => {
  it('is answered there, and a colleague who was faster is shown in its place', async () => {
    const recordId = (await stored())['RecordId'];
    const app = await openApp(`${center}/decide/questions/${String(recordId)}`);
    await write(app, text);
    colleague(() => answerOnSandbox('不可以。'));
    await tap(app, '发出回复');
    await screen.findByText('同事已先处理，您的回复没有发出。您写的是：');
    expect(mainText()).toContain('不可以。');
    expect(writes()).toEqual([]);
  });
});
