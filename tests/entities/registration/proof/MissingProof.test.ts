// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { leaveIdentity } from '#tests/features/steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const hourMs = 3_600_000;
const exhibitionId = 'delegate0000000000000001';
const channelId = 'maindelegate000000000001';
const contact = { kind: 'mobile', value: '13900007788' } as const;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Registered early; registration is over, and the exhibition starts in so many hours. */
async function registerEarly(inHours: number, fields: object = {}): Promise<string> {
  const row = (await phone.rows('Exhibition')).find(({ RecordId }) => RecordId === exhibitionId);
  const at = (hours: number) => `${formatVenueTime(Date.now() + hours * hourMs)}:00`;
  const setValue = { StartTime: at(inHours), EndTime: at(inHours + 30), SignUpEndTime: at(900) };
  await phone.call('update/Exhibition', { recordId: exhibitionId, setValue });
  const own = await registerPhone(phone, exhibitionId, {
    ChannelId: channelId,
    Mob: contact.value,
    ...fields,
    ExhibitionId: exhibitionId,
  });
  const over = { SignUpStartTime: row?.['SignUpStartTime'], SignUpEndTime: at(-1) };
  await phone.call('update/Exhibition', { recordId: exhibitionId, setValue: over });
  // The voucher carries the days as they are now.
  const vouchers = JSON.parse(localStorage.getItem('vouchers') ?? '[]') as { exhibition: object }[];
  for (const voucher of vouchers)
    Object.assign(voucher.exhibition, { StartTime: setValue.StartTime, EndTime: setValue.EndTime });
  localStorage.setItem('vouchers', JSON.stringify(vouchers));
  await leaveIdentity({ exhibitionId, channelId, contact, name: '' });
  return String(own['RecordId']);
}

const places = {
  'the pass': () => '/code',
  'the home': () => `/home/${exhibitionId}`,
  'the personal center': () => `/mine/${exhibitionId}`,
};

describe.each(Object.entries(places))('a proof of health that a registration lacks, on %s', (_, path) => {
  it.each([
    ['zh', /健康证明待提交请在 .*（北京时间）前提交：第一次核酸检测证明。/],
    ['en', /Health proof to hand in.*Hand in by .*\(Beijing time\): First nucleic acid proof\./],
  ])('is asked for within the 48 hours, in %s', async (language, said) => {
    await registerEarly(30);
    if (language === 'en') localStorage.setItem('locale', 'en');
    await openApp(path());
    await waitFor(() => expect(mainText()).toMatch(said));
  });

  it('is not asked for earlier, nor once it is there', async () => {
    await registerEarly(60);
    await openApp(path());
    await waitFor(() => expect(phone.isAnswering()).toBe(false));
    await waitFor(() => expect(mainText()).toContain('林小满'));
    expect(mainText()).not.toContain('健康证明');
  });
});

it('the way leads from the pass to the question in the form, after the end of registration too', async () => {
  await registerEarly(30);
  const app = await openApp('/code');
  await app.user.click(await screen.findByRole('link', { name: '去提交' }));
  await app.user.click(await screen.findByRole('button', { name: '提交健康证明' }));
  await screen.findByRole('heading', { name: '修改登记信息' });
  expect(addressOf(app)).toContain('/information/');
  await waitFor(() => expect(document.activeElement?.id).toContain('NucleicProof1'));
});

it('what is missing is still said on the pass without a network', async () => {
  await registerEarly(30);
  const app = await openApp('/code');
  await screen.findByText('健康证明待提交');
  app.close();
  phone.answerInstead(() => Response.error());
  await openApp('/code');
  expect(await screen.findByText('健康证明待提交')).toBeTruthy();
});

it('a proof that is there is not asked for', async () => {
  await registerEarly(30, { NucleicProof1: 'https://files.example/proof.jpg' });
  await openApp('/code');
  await waitFor(() =>
    expect(phone.asked.some(({ path }) => path.includes('VisitorExhibitionInfo'))).toBe(true),
  );
  await waitFor(() => expect(phone.isAnswering()).toBe(false));
  expect(mainText()).not.toContain('健康证明');
});
