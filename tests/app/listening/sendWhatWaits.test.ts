// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLeft } from '#app/listening/sendWhatWaits.ts';
import { provideServices, type Services } from '#session/services.ts';

const settleMs = 30_000;
const isThere = vi.fn(() => true);
const resume = vi.fn(() => Promise.resolve());
const turns = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  provideServices({ times: { settleMs } } as Services);
  isThere.mockReset().mockReturnValue(true);
  resume.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what an earlier page has left', () => {
  it('is sent once the part that sends it is loaded', async () => {
    sendLeft({ isThere, resume });
    await turns();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(settleMs);
    expect(resume).toHaveBeenCalledOnce();
  });

  it('loads nothing where nothing is left', async () => {
    isThere.mockReturnValue(false);
    sendLeft({ isThere, resume });
    await turns();
    expect(resume).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    ['with the network', () => window.dispatchEvent(new Event('online'))],
    ['after the settling time', () => vi.advanceTimersByTimeAsync(settleMs)],
  ])('is loaded again %s where the page opened without that part, and only once', async (_, wait) => {
    resume.mockRejectedValueOnce(new Error('offline'));
    sendLeft({ isThere, resume });
    await turns();
    expect(resume).toHaveBeenCalledTimes(1);
    await wait();
    await turns();
    expect(resume).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(settleMs);
    expect(resume).toHaveBeenCalledTimes(2);
  });
});
