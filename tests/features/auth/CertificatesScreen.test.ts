// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { askForCode, codeInput, openOtherLogin } from '../steps.ts';

const reviewId = 'review000000000000000001';
const twoPeople = '13800000004';
let phone: Phone;

// The screen that follows draws codes, and what draws them is read here once, not within a test's patience.
beforeAll(async () => {
  startServer();
  await import('#features/vouchers/CodeScreen.tsx');
  await import('#features/vouchers/VoucherListScreen.tsx');
}, 60_000);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

vi.setConfig({ testTimeout: 40_000 });

const find = (app: App) => app.user.click(screen.getByRole('button', { name: '查找' }));

async function proveAndFind(app: App, mobile: string) {
  await app.user.type(codeInput(), await askForCode(app, phone, mobile));
}

async function typeDocument(app: App, type: string, number: string) {
  await app.user.click(await screen.findByRole('radio', { name: '按证件号' }));
  await app.user.click(screen.getByRole('button', { name: /^证件类型/ }));
  await app.user.click(screen.getByRole('radio', { name: type }));
  await app.user.type(screen.getByLabelText('证件号码'), number);
}

describe('my certificate', () => {
  it('is found by a mobile number and its code, and opens', async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await proveAndFind(app, '13800000002');
    await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000002'));
    await waitFor(() => expect(mainText()).toContain('沈知夏'));
    expect(localStorage.getItem('visitorId')).toBe('person000000000000000002');
  });

  it('of several people under one number come all, in the list', async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await proveAndFind(app, twoPeople);
    expect(await screen.findByRole('heading', { name: '我的参观码' })).toBeTruthy();
    expect(mainText()).toContain('许知远');
    expect(mainText()).toContain('许安然');
  });

  it('is found by a document among several, and the number is neither asked for nor kept', async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await typeDocument(app, '护照', 'e1234 5678');
    await proveAndFind(app, twoPeople);
    await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000005'));
    await waitFor(() => expect(mainText()).toContain('许安然'));
    const sent = phone.asked.map(({ body }) => JSON.stringify(body)).join('\n');
    expect(`${sent}\n${phone.storedText()}\n${addressOf(app)}`).not.toMatch(/e?1234 ?5678/i);
  });

  it('with another document is not found, and what was typed is still there for another look', async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await typeDocument(app, '护照', 'E12345679');
    await proveAndFind(app, twoPeople);
    const heading = await screen.findByRole('heading', { name: '没有找到登记' });
    expect(document.activeElement).toBe(heading);
    expect(mainText()).toContain('138****0004');
    await app.user.click(screen.getByRole('button', { name: '重新查找' }));
    expect(screen.getByLabelText<HTMLInputElement>('证件号码').value).toBe('E12345679');
    expect(localStorage.getItem('visitorId')).toBeNull();
  });

  it('of a number without a registration is not found', async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await proveAndFind(app, '13900009999');
    expect(await screen.findByText('139****9999 在本展会没有登记记录。')).toBeTruthy();
  });

  it('without document, number and code says all that is missing, and goes to the first', {
    tags: ['not-empty'],
  }, async () => {
    const app = await openApp(`/certificates/${reviewId}`);
    await app.user.click(await screen.findByRole('radio', { name: '按证件号' }));
    await find(app);
    const said = Array.from(
      document.querySelectorAll('.fieldRow-fieldError'),
      ({ textContent }) => textContent,
    );
    expect(said).toEqual(['请选择证件类型', '请填写手机号', '请输入有效的验证码']);
    expect(document.activeElement).toBe(screen.getByLabelText('证件类型'));
  });

  it('that cannot be looked up says so, and looks again without another code', async () => {
    await phone.fault({ name: 'serverError500', path: 'VisitorExhibitionInfo' });
    const app = await openApp(`/certificates/${reviewId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    await proveAndFind(app, '13800000002');
    expect(await screen.findByText('服务繁忙，请稍后重试。')).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000002'));
  });

  it('is linked from the login and from the list of vouchers', async () => {
    const app = await openApp(`/login/${reviewId}`);
    await openOtherLogin(app, '找回参观码');
    await waitFor(() => expect(addressOf(app)).toBe(`/certificates/${reviewId}`));
    await screen.findByRole('heading', { name: '找回参观码' });
    await proveAndFind(app, twoPeople);
    expect((await screen.findByRole('link', { name: '找回其他登记' })).getAttribute('href')).toBe(
      `/certificates/${reviewId}`,
    );
  });
});
