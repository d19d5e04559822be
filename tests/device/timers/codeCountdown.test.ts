import { describe, expect, it } from 'vitest';
import { createCodeCountdown } from '#device/timers/codeCountdown.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { createFakePhone } from '../fakePhone.ts';

const mobile = '13800000000';
const codeResendMs = 60_000;

function openCountdown(phone = createFakePhone()) {
  const reload = () =>
    createCodeCountdown({ session: createSafeStorage(() => phone.local), codeResendMs, now: phone.now });
  return { phone, reload, countdown: reload() };
}

describe('the countdown until another code', () => {
  it('runs from the whole wait to 0', { tags: ['code-countdown'] }, () => {
    const { phone, countdown } = openCountdown();
    expect(countdown.getRemainingMs(mobile)).toBe(0);
    countdown.start(mobile);
    expect(countdown.getRemainingMs(mobile)).toBe(60_000);
    phone.nowMs += 59_999;
    expect(countdown.getRemainingMs(mobile)).toBe(1);
    phone.nowMs += 1;
    expect(countdown.getRemainingMs(mobile)).toBe(0);
    expect(phone.local.length).toBe(0);
  });

  it('continues after a reload', { tags: ['U18'] }, () => {
    const { phone, countdown, reload } = openCountdown();
    countdown.start(mobile);
    phone.nowMs += 20_000;
    expect(reload().getRemainingMs(mobile)).toBe(40_000);
  });

  it('is separate for each contact', () => {
    const { countdown } = openCountdown();
    countdown.start(mobile);
    expect(countdown.getRemainingMs('guest@fair.example')).toBe(0);
  });

  it('is never longer than the whole wait when the clock is set back, and still ends', {
    tags: ['T03'],
  }, () => {
    const { phone, countdown } = openCountdown();
    countdown.start(mobile);
    phone.nowMs -= 86_400_000;
    expect(countdown.getRemainingMs(mobile)).toBe(60_000);
    phone.nowMs += 60_000;
    expect(countdown.getRemainingMs(mobile)).toBe(0);
  });

  it.each(['NaN', '', 'soon', '{}'])('is 0 where %j is stored', (corrupt) => {
    const { phone, countdown } = openCountdown();
    countdown.start(mobile);
    for (const name of phone.local.entries.keys()) phone.local.setItem(name, corrupt);
    expect(countdown.getRemainingMs(mobile)).toBe(0);
  });

  it('stores neither the number nor enough of it to find it', () => {
    const { phone, countdown } = openCountdown();
    countdown.start(mobile);
    expect(phone.local.dump()).not.toContain(mobile);
    const [name] = Array.from(phone.local.entries.keys());
    expect(name).toMatch(/^codeEnds\.[0-9a-f]{6}$/);
  });
});
