// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingTimes } from '../../../../src/domain/waitingTimes.ts';
import { Checking } from '../../../../src/features/registration/information/Pending.tsx';
import { renderSpeaking } from '../../../ui/speaking.tsx';

afterEach(() => void vi.useRealTimers());

it('the reference of what is being checked stays when the line is slow', { tags: ['N04'] }, async () => {
  vi.useFakeTimers();
  await renderSpeaking(<Checking reference="4F7K" />);
  const reference = screen.getByText(/4F7K/);
  await act(async () => vi.advanceTimersByTime(waitingTimes.stillTryingMs + 1));
  expect(screen.getByText(/仍在努力/)).toBeTruthy();
  expect(reference.isConnected).toBe(true);
  expect(reference.textContent).toContain('4F7K');
});
