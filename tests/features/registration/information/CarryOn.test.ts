// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved, leaveIdentity } from '#tests/features/steps.ts';

const open = { exhibitionId: 'longform0000000000000001', channelId: 'mainlong0000000000000001' };
const place = `${open.exhibitionId}/${open.channelId}`;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

const jobTitle = () => screen.findByLabelText<HTMLInputElement>(/^职务/);
const flag = () => localStorage.getItem('isCarryOn');
const question = '继续上次的填写？';
const next = (app: App) =>
  screen.findByRole('button', { name: '下一步：填写信息' }).then((button) => app.user.click(button));

/** A visitor has answered something, and the page was closed. */
async function leaveDraft(): Promise<void> {
  await leaveIdentity(open);
  const app = await openApp(`/information/${place}`);
  await app.user.type(await jobTitle(), '设备主管');
  await app.user.tab();
  await draftSaved();
  app.close();
}

describe('a draft of an earlier page', { tags: ['carry-on-form'] }, () => {
  beforeEach(leaveDraft);

  it('is asked about on the way from the register page, and is filled in by "continue"', async () => {
    const app = await openApp(`/register/${place}`);
    await next(app);
    const heading = await screen.findByRole('heading', { name: question });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(flag()).toBe('0');
    expect(screen.queryByLabelText(/^职务/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: '继续填写' }));
    expect((await jobTitle()).value).toBe('设备主管');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '填写信息' }));
    await waitFor(() => expect(flag()).toBe('1'));
  });

  it('is left aside by "start over", and gone only when something else is typed', async () => {
    const app = await openApp(`/register/${place}`);
    await next(app);
    await app.user.click(await screen.findByRole('button', { name: '重新填写' }));
    expect((await jobTitle()).value).toBe('');
    expect(screen.queryByText(/已恢复/)).toBeNull();
    const again = await openApp(`/register/${place}`);
    await next(again);
    await again.user.click(await screen.findByRole('button', { name: '重新填写' }));
    await again.user.type(await jobTitle(), '工程师');
    await again.user.tab();
    await draftSaved();
    await openApp(`/information/${place}`);
    expect((await jobTitle()).value).toBe('工程师');
  });

  it('is filled in without asking for who goes on from the landing page', async () => {
    const app = await openApp(`/select/${open.exhibitionId}`);
    await app.user.click(await screen.findByRole('link', { name: '继续填写' }));
    expect((await jobTitle()).value).toBe('设备主管');
    expect(screen.queryByText(question)).toBeNull();
    await waitFor(() => expect(flag()).toBe('1'));
  });

  it.each([`/question-page/${place}`, '/list'])(
    'is filled in without asking for who comes from %s',
    async (from) => {
      localStorage.setItem('isCarryOn', '0');
      localStorage.setItem('entranceid', open.exhibitionId);
      const app = await openApp(from);
      await app.router.navigate(`/information/${place}`);
      expect((await jobTitle()).value).toBe('设备主管');
      expect([screen.queryByText(question), flag()]).toEqual([null, '1']);
    },
  );

  it('is filled in without asking after a reload, also of the review', async () => {
    await openApp(`/information/${place}`);
    expect((await jobTitle()).value).toBe('设备主管');
    await openApp(`/information/${place}?step=review`);
    expect(await screen.findByText('设备主管')).toBeTruthy();
    expect([screen.queryByText(question), flag()]).toEqual([null, '1']);
  });
});

describe('a visitor without an earlier draft', { tags: ['carry-on-form'] }, () => {
  it('is never asked, and comes from the register page with isCarryOn 0', async () => {
    await leaveIdentity(open);
    const app = await openApp(`/register/${place}`);
    await next(app);
    expect((await jobTitle()).value).toBe('');
    expect(flag()).toBe('0');
  });

  it('is not asked about what was typed on this page, after going back to the register page', async () => {
    await leaveIdentity(open);
    const app = await openApp(`/register/${place}`);
    await next(app);
    await app.user.type(await jobTitle(), '设备主管');
    await app.router.navigate(-1);
    await waitFor(() => expect(addressOf(app)).toBe(`/register/${place}`));
    await next(app);
    expect((await jobTitle()).value).toBe('设备主管');
    expect(screen.queryByText(question)).toBeNull();
  });
});
