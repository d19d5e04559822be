// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemKey, stillTryingKey } from '#language/problemKey.ts';

afterEach(() => vi.restoreAllMocks());

describe('the message for a failure', () => {
  it.each([
    ['serverBusy', 'problemServerBusy', 'stillTryingBusy'],
    ['timedOut', 'problemTimedOut', 'stillTrying'],
    ['unreadable', 'problemUnreadable', 'stillTryingBusy'],
    ['offline', 'problemUnreached', 'stillTryingOffline'],
  ])('of the kind %s is %s, and %s while it is retried', (kind, said, trying) => {
    expect([problemKey({ kind }), stillTryingKey({ kind })]).toEqual([said, trying]);
  });

  it('is that the phone is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(problemKey({ kind: 'offline' })).toBe('problemOffline');
    expect(problemKey(new TypeError('Importing a module script failed.'))).toBe('problemOffline');
    // What the server has answered is its word, whatever the phone thinks of its network.
    expect(problemKey({ kind: 'serverBusy' })).toBe('problemServerBusy');
  });

  it('is that it is slow while nothing has failed', () => {
    expect(stillTryingKey(undefined)).toBe('stillTrying');
  });
});
