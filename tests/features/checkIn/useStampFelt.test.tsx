// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStampFelt } from '#features/checkIn/useStampFelt.ts';

type People = Parameters<typeof useStampFelt>[0];

const note = {
  exhibitionId: 'e',
  placeId: 'p',
  registrationId: 'r',
  kind: 'signed',
  signedAt: '',
  tappedAtMs: 0,
  clientRef: '',
  actorId: '',
} as const;
const sending: People = [{ status: { kind: 'sending' }, isEarlier: false }] as unknown as People;
const signed = [{ status: { kind: 'signed', note }, isEarlier: false }] as unknown as People;
const earlier = [{ status: { kind: 'signed', note }, isEarlier: true }] as unknown as People;

const vibrate = vi.fn();

function show(first: People, ...then: readonly People[]) {
  const { rerender } = renderHook(({ people }) => useStampFelt(people), { initialProps: { people: first } });
  for (const people of then) rerender({ people });
  return vibrate.mock.calls.length;
}

function setReducedMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

beforeEach(() => {
  setReducedMotion(false);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  vibrate.mockClear();
  vi.unstubAllGlobals();
});

it('the phone knocks once as a check-in is confirmed', () => {
  expect(show(sending, signed, signed)).toBe(1);
});

it('the phone keeps still for a check-in that it knew before, also where the page is opened again', () => {
  expect([show(signed), show(earlier), show(sending, earlier)]).toEqual([0, 0, 0]);
});

it('the phone keeps still for who has asked for less motion', () => {
  setReducedMotion(true);
  expect(show(sending, signed)).toBe(0);
});
