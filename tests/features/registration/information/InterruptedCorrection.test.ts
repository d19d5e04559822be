// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved } from '#tests/features/steps.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'declined0000000000000001';
const channelId = 'maindeclined000000000001';
const form = `/information/${exhibitionId}/${channelId}`;
const contact = { kind: 'mobile', value: '13800000006' } as const;
const update = 'update/VisitorExhibitionInfo';
const look = 'queryList/VisitorExhibitionInfo';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const theRow = async () =>
  (await phone.registrations(exhibitionId)).find(({ Mob }) => Mob === contact.value)!;
const job = () => screen.findByLabelText<HTMLInputElement>(/^职务/);
const button = (name: string) => screen.findByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

/** The pass of the person is on the phone, and their contact is proven. */
async function leavePass(): Promise<string> {
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  const { beginCorrection } = await import('#entities/registration/beginCorrection.ts');
  const registration = readRegistration(await theRow())!;
  await (await tab.localStores()).provenContacts.remember(exhibitionId, contact);
  await keepVisitor(registration);
  await beginCorrection({ exhibitionId, channelId, contact }, registration);
  tab.kill();
  return registration.RecordId;
}

/** The phone ends the page, and the tab with it. */
function kill(app: App): void {
  app.close();
  sessionStorage.clear();
}

/** Types into the form of a correction. */
async function typeJob(): Promise<App> {
  const app = await openApp(form);
  await app.user.clear(await job());
  await app.user.type(await job(), '总监');
  await app.user.tab();
  await draftSaved();
  return app;
}

async function sendCorrection(app: App): Promise<void> {
  await app.user.click(radio(/^自驾/));
  await app.user.click(radio(/^否/));
  await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await app.user.click(await button('下一步：核对'));
  await screen.findByRole('heading', { name: '核对信息' });
  await app.user.click(await button('提交修改'));
}

/** Every place of this choice is taken: no new visitor is let in. */
async function fillUp(value: string): Promise<void> {
  const rows = (await phone.rows('CustomBasic', exhibitionId)) as unknown as {
    readonly RecordId: string;
    readonly CommonFields: readonly { readonly Options?: readonly { readonly Value: string }[] }[];
  }[];
  const CommonFields = rows[0]!.CommonFields.map(({ Options, ...field }) => ({
    ...field,
    ...(Options && { Options: Options.map((one) => (one.Value === value ? { ...one, Full: true } : one)) }),
  }));
  await phone.call('update/CustomBasic', { recordId: rows[0]!.RecordId, setValue: { CommonFields } });
}

describe('a correction that a killed page cut off', { tags: ['overwrite', 'D16'] }, () => {
  it('is mentioned at the pass, and goes on from there to the same record', async () => {
    const recordId = await leavePass();
    kill(await typeJob());
    const app = await openApp(`/code?voucher=${recordId}`);
    expect(await screen.findByText('上次的修改未提交')).toBeTruthy();
    await app.user.click(await button('继续修改'));
    await screen.findByRole('heading', { name: '修改登记信息' });
    expect((await job()).value).toBe('总监');
    await sendCorrection(app);
    await waitFor(() => expect(addressOf(app)).toBe(`/mine/${exhibitionId}?voucher=${recordId}&sent=1`));
    expect(await theRow()).toMatchObject({ RecordId: recordId, Job: '总监' });
    expect(phone.takePaths().filter((path) => /^(insert|update)\/Visitor/.test(path))).toEqual([update]);
    expect(mainText()).not.toContain('上次的修改');
  });

  it('is mentioned beside one’s own details, and where the form says that one is registered', async () => {
    const recordId = await leavePass();
    kill(await typeJob());
    const mine = await openApp(`/mine/${exhibitionId}?voucher=${recordId}`);
    expect(await screen.findByText('上次的修改未提交')).toBeTruthy();
    kill(mine);
    const app = await openApp(`/register/${exhibitionId}/${channelId}`);
    await app.user.click(await button('继续修改'));
    expect((await job()).value).toBe('总监');
  });

  it('continues without a question where its form is opened again', async () => {
    await leavePass();
    kill(await typeJob());
    await openApp(form);
    await screen.findByRole('heading', { name: '修改登记信息' });
    expect((await job()).value).toBe('总监');
    expect(screen.getByText(/^已恢复 .* 填写的内容$/)).toBeTruthy();
  });

  it('is not mentioned where nothing was begun, or another contact was proven', async () => {
    const recordId = await leavePass();
    kill(await typeJob());
    const tab = await openTab();
    await (await tab.localStores()).provenContacts.remember(exhibitionId, {
      kind: 'mobile',
      value: '13800000007',
    });
    tab.kill();
    await openApp(`/code?voucher=${recordId}`);
    await screen.findByRole('heading', { name: '参观码' });
    await new Promise((later) => setTimeout(later, 300));
    expect(mainText()).not.toContain('上次的修改');
  });
});

describe('a correction whose page was killed while it was sent', { tags: ['overwrite', 'U06'] }, () => {
  it.each([
    ['had arrived', 'replyLostAfterCommit'],
    ['had not arrived', 'serverError500'],
  ] as const)('and that %s is finished by the pass, which says so', async (_, fault) => {
    const recordId = await leavePass();
    const first = await typeJob();
    await phone.fault({ name: fault, path: update, times: 1 });
    await phone.fault({ name: 'hang', path: look });
    await sendCorrection(first);
    await screen.findByText('正在确认提交结果');
    kill(first);
    const app = await openApp(`/code?voucher=${recordId}`);
    expect(await screen.findByText('正在确认上次的修改')).toBeTruthy();
    await phone.clearFaults();
    expect(await screen.findByText('上次的修改已提交成功。')).toBeTruthy();
    expect(await theRow()).toMatchObject({ RecordId: recordId, Job: '总监' });
    await eventually(async () => expect(await (await app.localStores()).outbox.list()).toEqual([]));
    kill(app);
    const again = await openApp(form);
    await waitFor(() => expect(addressOf(again)).toBe(`/code?voucher=${recordId}`));
  });

  describe('and after which the registration was changed on another phone', () => {
    /** The answer of the first phone is lost, the second phone changes the registration, and the first opens its pass again. */
    async function changeOnTwoPhones(): Promise<{ readonly app: App; readonly recordId: string }> {
      const recordId = await leavePass();
      const first = await typeJob();
      await phone.fault({ name: 'serverError500', path: update });
      await phone.fault({ name: 'hang', path: look });
      await sendCorrection(first);
      await screen.findByText('正在确认提交结果');
      kill(first);
      await phone.clearFaults();
      const setValue = { Job: '主任', ClientRef: 'c0ffee00-0000-4000-8000-000000000000' };
      await phone.call(update, { recordId, setValue });
      phone.takePaths();
      const app = await openApp(`/code?voucher=${recordId}`);
      await screen.findByText(/登记后来又在别处改过/, undefined, { timeout: 10_000 });
      await app.user.click(await button('继续修改'));
      await screen.findByText('登记后来又修改过');
      expect(await theRow()).toMatchObject({ Job: '主任' });
      return { app, recordId };
    }

    it('leaves the later change as it is, and forgets the earlier one where the visitor keeps that', async () => {
      const { app, recordId } = await changeOnTwoPhones();
      await app.user.click(await button('保留后来的修改'));
      await waitFor(() => expect(addressOf(app)).toContain(`/mine/${exhibitionId}?voucher=${recordId}`));
      expect(phone.takePaths()).not.toContain(update);
      expect(await (await app.localStores()).outbox.list()).toEqual([]);
      expect(mainText()).not.toContain('上次的修改');
    });

    it('takes the earlier one where the visitor wants that', async () => {
      const { app } = await changeOnTwoPhones();
      await app.user.click(await button('改用这里填写的内容'));
      await eventually(async () => expect(await theRow()).toMatchObject({ Job: '总监' }));
    });
  });

  it('is resumed by its form as well, whose answers keep a place that is full by now', async () => {
    await leavePass();
    const first = await typeJob();
    await fillUp('grower');
    await fillUp('trade');
    await phone.fault({ name: 'forbidden403', path: update });
    await sendCorrection(first);
    const isRefused = [{ state: { at: 'parked', because: 'forbidden' } }];
    await eventually(async () =>
      expect(await (await first.localStores()).outbox.list()).toMatchObject(isRefused),
    );
    kill(first);
    const app = await openApp(form, { onForbidden: () => {} });
    await app.user.click(await button('返回修改'));
    await screen.findByRole('heading', { name: '修改登记信息' });
    expect((await job()).value).toBe('总监');
    expect(radio(/^茶企$/).checked).toBe(true);
    expect(radio(/^茶企$/).disabled).toBe(false);
    expect(radio(/^经销商/).disabled).toBe(true);
    await phone.clearFaults();
    await app.user.click(await button('下一步：核对'));
    await app.user.click(await button('提交修改'));
    await eventually(async () => expect(await theRow()).toMatchObject({ Job: '总监', Role: 'grower' }));
    expect(phone.asked.some(({ path }) => path === 'insert/VisitorExhibitionInfo')).toBe(false);
  });
});
