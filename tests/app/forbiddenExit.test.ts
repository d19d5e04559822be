import { describe, expect, it } from 'vitest';
import { createForbiddenExit } from '../../src/app/forbiddenExit.ts';
import { createDeviceStore } from '../../src/device/deviceStore.ts';
import { createSafeStorage } from '../../src/device/safeStorage.ts';
import { FakeStorage } from '../device/fakeStorage.ts';

const openId = 'open00000000000000000001';

function openTab({ pathname = '/code', search = '?voucher=r1', session = new FakeStorage() } = {}) {
  const local = new FakeStorage();
  const device = createDeviceStore(createSafeStorage(() => local));
  const { set } = device.getState();
  set('entranceId', openId);
  set('interactionId', 'interaction-1');
  set('token', 'token-of-a-visitor');
  set('visitorId', 'visitor-1');
  set('userInfo', { RecordId: 'r1' });
  const moves: unknown[] = [];
  const clock = { nowMs: 1_000_000 };
  const exit = createForbiddenExit({
    device,
    session: createSafeStorage(() => session),
    now: () => clock.nowMs,
    times: { forbiddenPauseMs: 60_000 },
    router: {
      state: { location: { pathname, search } },
      navigate: async (to, options) => void moves.push([to, options]),
    },
  });
  return { device, local, session, moves, clock, exit };
}

describe('a 403', () => {
  it('puts /authorize in the place of the page', { tags: ['forbidden'] }, () => {
    const tab = openTab();
    tab.exit();
    expect(tab.moves).toEqual([['/authorize', { replace: true }]]);
  });

  it('keeps the interaction id, the exhibition and the way back, and nothing else of the user', {
    tags: ['forbidden', 'clear-user-info'],
  }, () => {
    const tab = openTab();
    tab.exit();
    expect(Object.fromEntries(tab.local.entries)).toEqual({
      entranceid: openId,
      InterActionId: 'interaction-1',
      redirectTo: '/code?voucher=r1',
    });
    expect(tab.device.getState()).toMatchObject({
      token: undefined,
      visitorId: undefined,
      userInfo: undefined,
    });
  });

  it('moves at most once a minute in a tab, also after a reload', { tags: ['N13'] }, () => {
    const tab = openTab();
    tab.exit();
    tab.clock.nowMs += 59_999;
    tab.exit();
    const reloaded = openTab({ session: tab.session });
    reloaded.clock.nowMs = tab.clock.nowMs;
    reloaded.exit();
    expect([tab.moves.length, reloaded.moves.length]).toEqual([1, 0]);
    expect(reloaded.device.getState().token).toBe('token-of-a-visitor');
    tab.clock.nowMs += 1;
    tab.exit();
    expect(tab.moves).toHaveLength(2);
  });

  it('moves again where the clock was set back', { tags: ['T03'] }, () => {
    const tab = openTab();
    tab.exit();
    tab.clock.nowMs -= 3_600_000;
    tab.exit();
    expect(tab.moves).toHaveLength(2);
  });

  it('does not move from /authorize, which would be a loop, and keeps the way back as it was', () => {
    const tab = openTab({ pathname: '/authorize', search: '' });
    tab.device.getState().set('redirectTo', '/list');
    tab.exit();
    expect(tab.moves).toEqual([]);
    expect(tab.device.getState().redirectTo).toBe('/list');
  });

  it('in another tab moves that one too', () => {
    openTab().exit();
    const other = openTab();
    other.exit();
    expect(other.moves).toHaveLength(1);
  });
});
