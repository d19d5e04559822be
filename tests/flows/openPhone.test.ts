// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { askForCode, contactInput } from '#tests/features/steps.ts';
import { eventually } from '#tests/support/eventually.ts';

const login = '/login/open00000000000000000001/visitor00000000000000001';
const mobile = '13900001111';

beforeAll(startServer);
afterAll(stopServer);

it('a page that ends while it still opens the stores of the phone notes and says nothing on the next one', async () => {
  const phone = openPhone();
  const keys = holdKeys();
  const app = await openApp(login, { timeFactor: 1 });
  await askForCode(app, phone, mobile);
  await eventually(() => expect(keys.isAsked()).toBe(true));
  const { localStores } = await import('#session/localStores.ts');
  app.close();

  openPhone();
  const next = await openApp(login, { timeFactor: 1 });
  keys.release();
  await localStores();
  await next.localStores();
  await next.user.type(await contactInput(), mobile);
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('codeEnds.'))).toEqual([]);
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
  // The announcer speaks a moment after it is asked to.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.getElementById('x-live')?.textContent ?? '').toBe('');
});

/** The first key of the phone, by which its stores are sealed, is made when the test says so. */
function holdKeys() {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  let isAsked = false;
  const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (...args: unknown[]) => Promise<never>;
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementationOnce(async (...args: unknown[]) => {
    isAsked = true;
    await released;
    return generate(...args);
  });
  return { release: () => release(), isAsked: () => isAsked };
}
