// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announce } from '#ui/overlay/announce.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it('what is announced has the words of the other language marked with it', async () => {
  document.documentElement.lang = 'en';
  announce('Message from 江海展会');
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('Message from 江海展会'));
  const [plain, chinese] = Array.from(screen.getByRole('log').querySelectorAll('span'));
  expect([plain?.lang, chinese?.lang, chinese?.textContent]).toEqual(['', 'zh-CN', '江海展会']);
});
