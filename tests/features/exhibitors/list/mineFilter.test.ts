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

describe('the choice of own exhibitors of their list', () => {
  it('is in the sheet of the filters from the first star on', async () => {
    await registerPhone(phone, openId);
    const app = await openApp(`/exhibitors/${openId}`);
    const offers = async () => {
      await app.user.click(await screen.findByRole('button', { name: '筛选和排序' }));
      const isOffered = screen.queryByRole('button', { name: /我的收藏/ }) !== null;
      await app.user.click(screen.getByRole('button', { name: '查看结果' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return isOffered;
    };
    const [star] = await screen.findAllByRole('button', { name: /^收藏/ });
    expect(await offers()).toBe(false);
    await app.user.click(star!);
    await waitFor(() => expect(star!.getAttribute('aria-pressed')).toBe('true'));
    expect(await offers()).toBe(true);
  });
});
