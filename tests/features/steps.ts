import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Contact } from '#domain/person/contact.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import type { App } from '../app/openApp.ts';
import { openTab, type Phone } from '../flows/openPhone.ts';
import { eventually } from '../support/eventually.ts';

export const contactInput = () => screen.findByLabelText<HTMLInputElement>(/./, { selector: '#contact' });
export const codeInput = () => screen.getByLabelText<HTMLInputElement>(/./, { selector: '#code' });

/** Asks for a code and answers it, as it came to the visitor. */
export async function askForCode(app: App, phone: Phone, contact: string): Promise<string> {
  const input = await contactInput();
  await app.user.clear(input);
  await app.user.type(input, contact);
  await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
  return eventually(async () => {
    const code = await phone.codeFor(contact);
    if (code === '') throw new Error('No code has come yet');
    return code;
  });
}

/** Proves a contact on the login screen, in Chinese; a whole code submits itself. */
export async function prove(app: App, phone: Phone, contact: string): Promise<void> {
  const code = await askForCode(app, phone, contact);
  await app.user.type(codeInput(), code);
}

/** Chooses one of the ways to log in that are not on the screen. */
export async function openOtherLogin(app: App, name: string): Promise<void> {
  await app.user.click(await screen.findByRole('button', { name: '其他登录方式' }));
  const sheet = await screen.findByRole('dialog', { name: '其他登录方式' });
  await app.user.click(within(sheet).getByRole('button', { name }));
}

let skippedMs = 0;

/** A second tap on the same button counts only after the debounce; people are slower than tests. */
export function pauseBetweenTaps(): void {
  skippedMs += waitingTimes.clickDebounceMs + 50;
  if (vi.isMockFunction(Reflect.get(performance, 'now'))) return;
  const realNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + skippedMs);
}

/** Waits until what was typed is written to the phone. */
export async function draftSaved(): Promise<void> {
  const { flushAll } = await import('#session/beforeLeaving.ts');
  await flushAll();
}

export interface Arrival {
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly contact?: Contact;
  readonly name?: string;
}

export const visitor: Contact = { kind: 'mobile', value: '13900001111' };

/** Leaves the phone as after the first two steps: a proven contact and an identity. */
export async function leaveIdentity({
  exhibitionId,
  channelId,
  contact = visitor,
  name = '周闻溪',
}: Arrival) {
  const tab = await openTab();
  await (await tab.localStores()).provenContacts.remember(exhibitionId, contact);
  if (name !== '')
    await tab.saveRegistrationDraft(
      { exhibitionId, channelId, contact },
      { identity: { name, company: '南麓食品有限公司', contact: contact.value } },
      [],
    );
  tab.kill();
}
