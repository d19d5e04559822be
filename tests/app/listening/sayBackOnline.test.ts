// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sayBackOnline } from '#app/listening/sayBackOnline.ts';

it('a screen reader is told that the network is back', async () => {
  const stop = sayBackOnline();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.getByRole('log').textContent).toBe('网络已恢复'));
  stop();
});
