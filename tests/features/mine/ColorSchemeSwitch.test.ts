// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';

beforeAll(startServer);
afterAll(stopServer);

it('dark colours are chosen in Me, kept on the phone, and left to the phone again', async () => {
  await registerPhone(openPhone(), openId);
  await openApp(`/mine/${openId}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: '深色' }));
  await waitFor(() => expect(localStorage.getItem('colorScheme')).toBe('dark'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '深色' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: '跟随系统' }));
  await waitFor(() => expect(localStorage.getItem('colorScheme')).toBeNull());
});
