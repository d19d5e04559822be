// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, openApp } from '#tests/app/openApp.ts';
import { draftSaved, pauseBetweenTaps } from '#tests/features/steps.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'declined0000000000000001';
const channelId = 'maindeclined000000000001';
const form = `/information/${exhibitionId}/${channelId}`;
const contact = { kind: 'mobile', value: '13800000006' } as const;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const theRow = async () =>
  (await phone.registrations(exhibitionId)).find(({ Mob }) => Mob === contact.value)!;

/** Leaves the phone as after a tap on "complete it": voucher, proven contact, and the note of what is corrected. */
async function begin(proven: { kind: 'mobile'; value: string } = contact): Promise<void> {
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  const { beginCorrection } = await import('#entities/registration/beginCorrection.ts');
  const registration = readRegistration(await theRow())!;
  await keepVisitor(registration);
  await (await tab.localStores()).provenContacts.remember(exhibitionId, proven);
  await beginCorrection({ exhibitionId, channelId, contact: proven }, registration);
  tab.kill();
}

const job = () => screen.findByLabelText<HTMLInputElement>(/^职务/);

describe('a correction', { tags: ['overwrite'] }, () => {
  it('starts from what is stored, at the first question to complete, and asks for the consent again', async () => {
    await begin();
    await openApp(form);
    await screen.findByRole('heading', { name: '修改登记信息' });
    const first = await job();
    expect(first.value).toBe('负责人');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getByText('主办方：请写明部门和职务全称。')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '素食' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ }).checked).toBe(false);
    expect(phone.storedText()).not.toContain('E87654321');
  });

  it('is one update of the same row, and takes back what is answered no more', async () => {
    await begin();
    const before = await theRow();
    const app = await openApp(form);
    await app.user.clear(await job());
    await app.user.type(await job(), '总监');
    await app.user.click(screen.getByRole('radio', { name: '自驾' }));
    await app.user.click(screen.getByRole('radio', { name: '否' }));
    await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await app.user.click(screen.getByRole('button', { name: '下一步：核对' }));
    await screen.findByRole('heading', { name: '核对信息' });
    await app.user.click(screen.getByRole('button', { name: '提交修改' }));
    await waitFor(() =>
      expect(addressOf(app)).toBe(`/mine/${exhibitionId}?voucher=${String(before['RecordId'])}&sent=1`),
    );
    const after = await theRow();
    expect(after).toMatchObject({
      RecordId: before['RecordId'],
      VoucherCode: before['VoucherCode'],
      ApproveState: '0',
      Job: '总监',
      NeedsStay: 'no',
      StayFrom: null,
      Document: before['Document'],
    });
    expect(phone.takePaths().filter((path) => /^(insert|update)\/Visitor/.test(path))).toEqual([
      'update/VisitorExhibitionInfo',
    ]);
  });

  it('that cannot be fetched says so and asks again', async () => {
    await begin();
    await phone.fault({ name: 'serverError500', path: 'queryList/VisitorExhibitionInfo' });
    const app = await openApp(form);
    expect(await screen.findByText(/^登记信息加载失败/)).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect((await job()).value).toBe('负责人');
  });

  it('of another person’s registration is none, for anything the phone holds', async () => {
    await begin({ kind: 'mobile', value: '13800000007' });
    const app = await openApp(form);
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
    expect(sessionStorage.getItem(`correcting.${exhibitionId}`)).toBeNull();
  });

  it('goes on with what was typed before, and gives the stored answers back on request', async () => {
    await begin();
    const app = await openApp(form);
    await app.user.type(await job(), '和采购');
    await app.user.tab();
    await draftSaved();
    const again = await openApp(form);
    await eventually(async () => expect((await job()).value).toBe('负责人和采购'));
    await again.user.click(screen.getByRole('button', { name: '恢复为已登记的内容' }));
    await again.user.click(await screen.findByRole('button', { name: '恢复' }));
    await eventually(async () => expect((await job()).value).toBe('负责人'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '素食' }).checked).toBe(true);
    pauseBetweenTaps();
    await again.user.click(await screen.findByRole('button', { name: '撤销恢复' }));
    expect((await job()).value).toBe('负责人和采购');
  });
});
