// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const choice = () => screen.queryByRole('button', { name: /我的收藏/ });

describe('the choice of own exhibitors above their list', () => {
  it('does not come with the first star, which would move the list, but when the list is opened again', async () => {
    await registerPhone(phone, openId);
    const app = await openApp(`/exhibitors/${openId}`);
    const [star] = await screen.findAllByRole('button', { name: /^收藏/ });
    await app.user.click(star!);
    await waitFor(() => expect(star!.getAttribute('aria-pressed')).toBe('true'));
    expect(choice()).toBeNull();
    await app.router.navigate(`/home/${openId}`);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^收藏/ })).toHaveLength(0));
    await app.router.navigate(`/exhibitors/${openId}`);
    await waitFor(() => expect(choice()).not.toBeNull());
  });
});
