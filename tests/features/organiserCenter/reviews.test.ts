// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { pauseBetweenTaps } from '../steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
const host = 'user0000000000000000host';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const rowOf = async (collection: string, field: string, value: string) =>
  (await phone.rows(collection, exhibitionId)).find((row) => row[field] === value);
const button = (name: string) => screen.findByRole('button', { name });
const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));

async function sendBack(app: App, name: string, reason: string) {
  await app.user.click(await button(name));
  const sheet = within(await screen.findByRole('dialog'));
  await app.user.type(sheet.getByRole('textbox'), reason);
  await app.user.click(sheet.getByRole('button', { name: '退回补充' }));
}

describe('an appointment that waits for the organiser', () => {
  it('is let through once, by the organiser’s user, and leaves the list', async () => {
    const app = await openApp(`${center}/appointments`);
    await app.user.click(await button('通过：唐以晴'));
    expect((await screen.findAllByText('已通过，展商会收到这场洽谈')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '通过：唐以晴' })).toBeNull();
    expect(writes().map(({ path, body }) => [path, body.userId])).toEqual([['update/InvitationInfo', host]]);
    expect(await rowOf('InvitationInfo', 'InvitationMsgContent', '想了解包装线的产能')).toMatchObject({
      State: '2',
    });
  });

  it('is declined with a reason, which is asked for', async () => {
    const app = await openApp(`${center}/appointments`);
    await app.user.click(await button('不通过：许牧之'));
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: '不通过' }));
    expect(sheet.getByText('请填写原因')).toBeTruthy();
    expect(writes()).toEqual([]);
    await app.user.click(sheet.getByRole('button', { name: '该展商当天的时段已满' }));
    await app.user.click(sheet.getByRole('button', { name: '不通过' }));
    expect((await screen.findAllByText('已告知观众没有通过')).length).toBeGreaterThan(0);
    expect(await rowOf('InvitationInfo', 'InvitationMsgContent', '夹具定制')).toMatchObject({
      State: '1',
      Remark: '该展商当天的时段已满',
    });
  });

  it('that a colleague decides in the same second is not decided twice, and the organiser is told', async () => {
    const app = await openApp(`${center}/appointments`);
    const row = await rowOf('InvitationInfo', 'InvitationMsgContent', '想了解包装线的产能');
    let isLate = false;
    phone.answerInstead(async ({ path }) => {
      if (path === 'update/InvitationInfo' && !isLate) {
        isLate = true;
        await phone.reviewAppointment({ recordId: row?.['RecordId'], state: '1', reason: '同事' });
      }
      return undefined;
    });
    await app.user.click(await button('通过：唐以晴'));
    expect((await screen.findAllByText(/^同事已于 \d\d:\d\d 退回，没有改动。$/)).length).toBeGreaterThan(0);
    expect(await rowOf('InvitationInfo', 'InvitationMsgContent', '想了解包装线的产能')).toMatchObject({
      State: '1',
      Remark: '同事',
    });
  });

  it('is not decided any more once its time has passed', async () => {
    await openApp(`${center}/appointments`);
    expect(await screen.findByText('时间已过，不能再审核。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '通过：方以南' })).toBeNull();
  });
});

describe('a registration that waits for the organiser', () => {
  it('shows name, company, channel and a masked contact', async () => {
    await openApp(`${center}/registrations`);
    const card = (await button('通过：顾清越')).closest('li');
    expect(card?.textContent).toMatch(/1390\*\*\*\*|139\*\*\*\*\d{4}/);
    expect(document.body.textContent).not.toMatch(/1390003\d{4}/);
  });

  it('is sent back with a reason that the visitor reads, and approved', async () => {
    const app = await openApp(`${center}/registrations`);
    const [first] = await screen.findAllByRole('button', { name: /^退回补充：/ });
    const name = first?.getAttribute('aria-label') ?? '';
    await sendBack(app, name, '请补充公司');
    expect((await screen.findAllByText('已退回，观众会看到原因')).length).toBeGreaterThan(0);
    expect(await rowOf('VisitorExhibitionInfo', 'ReviewReason', '请补充公司')).toMatchObject({
      ApproveState: '3',
      ReviewTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /) as string,
    });
    const [approve] = await screen.findAllByRole('button', { name: /^通过：/ });
    await app.user.click(approve as HTMLElement);
    expect((await screen.findAllByText('已通过，参观码已生效')).length).toBeGreaterThan(0);
  });

  it('cannot be decided by an account that lost its role: it is told, offered the login, and its reason is kept', async () => {
    const app = await openApp(`${center}/registrations`);
    const [first] = await screen.findAllByRole('button', { name: /^退回补充：/ });
    const name = first?.getAttribute('aria-label') ?? '';
    phone.answerInstead(({ path }) =>
      path === 'update/VisitorExhibitionInfo'
        ? Response.json({ resCode: 2015, resMsg: '', result: [] })
        : undefined,
    );
    await sendBack(app, name, '请补充公司');
    expect(await screen.findByText(/您的账号已不能处理这个展会的审核/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '主办方登录' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pauseBetweenTaps();
    await app.user.click(await button(name));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('请补充公司');
  });
});
