// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
const page = `/organiser-center/${exhibitionId}/teams`;
const host = 'user0000000000000000host';
const name = '南屿食品';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const team = async () => (await phone.rows('Team', exhibitionId)).find((row) => row['Name'] === name);
const button = (text: string) => screen.findByRole('button', { name: text });
const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));

describe('a team that waits for the organiser', () => {
  it('is approved once, by the organiser’s user, and leaves the list', async () => {
    const app = await openApp(page);
    const card = (await button(`通过：${name}`)).closest('li');
    expect(card?.textContent).toContain('编号 T004 · 队长 许牧之');
    await app.user.click(await button(`通过：${name}`));
    expect((await screen.findAllByText('已通过，队伍可以邀请成员了')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: `通过：${name}` })).toBeNull();
    expect(writes().map(({ path, body }) => [path, body.userId])).toEqual([['update/Team', host]]);
    expect(await team()).toMatchObject({ ApproveState: '2', ApproveReason: '' });
  });

  it('is sent back with the reason that its leader reads', async () => {
    const app = await openApp(page);
    await app.user.click(await button(`退回修改：${name}`));
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: '已有同名的队伍' }));
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    expect((await screen.findAllByText('已退回，队长会看到原因')).length).toBeGreaterThan(0);
    expect(await team()).toMatchObject({ ApproveState: '3', ApproveReason: '已有同名的队伍' });
  });

  it('that a colleague decides in the same second is not decided twice, and the organiser is told', async () => {
    const app = await openApp(page);
    const row = await team();
    let isLate = false;
    phone.answerInstead(async ({ path }) => {
      if (path === 'update/Team' && !isLate) {
        isLate = true;
        await phone.reviewTeam({ recordId: row?.['RecordId'], state: '3', reason: '同事' });
      }
      return undefined;
    });
    await app.user.click(await button(`通过：${name}`));
    expect((await screen.findAllByText(/^同事已于 \d\d:\d\d 退回，没有改动。$/)).length).toBeGreaterThan(0);
    expect(await team()).toMatchObject({ ApproveState: '3', ApproveReason: '同事' });
  });

  it('cannot be decided by an account that lost its role: it is told, and offered the login', async () => {
    const app = await openApp(page);
    phone.answerInstead(({ path }) =>
      path === 'update/Team' ? Response.json({ resCode: 2015, resMsg: '', result: [] }) : undefined,
    );
    await app.user.click(await button(`通过：${name}`));
    expect(await screen.findByText(/您的账号已不能处理这个展会的审核/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '主办方登录' })).toBeTruthy();
    expect(await team()).toMatchObject({ ApproveState: '0' });
  });
});
