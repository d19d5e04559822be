import { describe, expect, it } from 'vitest';
import { createForbiddenExit } from '#app/session/createForbiddenExit.ts';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { FakeStorage } from '#tests/device/fakeStorage.ts';

const openId = 'open00000000000000000001';

interface Setting {
  readonly pathname?: string;
  readonly search?: string;
  readonly session?: FakeStorage;
  readonly navigation?: { readonly location?: { readonly pathname: string; readonly search: string } };
}

function openTab(setting: Setting = {}) {
  const {
    pathname = '/code',
    search = '?voucher=r1',
    session = new FakeStorage(),
    navigation = {},
  } = setting;
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
      state: { location: { pathname, search }, navigation },
      navigate: async (to, options) => void moves.push([to, options]),
    },
  });
  return { device, local, session, moves, clock, exit };
}

describe('a 403', () => {
  it('replaces the page with /authorize', { tags: ['forbidden'] }, () => {
    const tab = openTab();
    tab.exit();
    expect(tab.moves).toEqual([['/authorize', { replace: true }]]);
  });

  it('keeps the interaction id, the exhibition and the return address, and nothing else of the user', {
    tags: ['forbidden', 'clear-user-info'],
  }, () => {
    const tab = openTab();
    tab.exit();
    expect(Object.fromEntries(tab.local.entries)).toEqual({
      entranceid: openId,
      InterActionId: 'interaction-1',
      redirectTo: '/code?voucher=r1',
      loginStatus: '-1',
    });
    expect(tab.device.getState()).toMatchObject({
      token: undefined,
      visitorId: undefined,
      userInfo: undefined,
    });
  });

  it('keeps a pending redirect target, and stores the screen beside it', {
    tags: ['forbidden'],
  }, () => {
    const register = `/register/${openId}/media0000000000000000001`;
    const tab = openTab();
    tab.device.getState().set('redirectTo', register);
    tab.exit();
    expect(tab.device.getState().redirectTo).toBe(register);
    expect(tab.session.getItem('forbiddenOn')).toBe('/code?voucher=r1');
  });

  it('at the return of a WeChat login keeps the login’s target, and stores no screen', {
    tags: ['forbidden', 'wechat-login'],
  }, () => {
    const session = new FakeStorage();
    session.setItem('forbiddenOn', '/list');
    const tab = openTab({ pathname: '/questFinish', search: '', session });
    tab.device.getState().set('redirectTo', `/mine/${openId}`);
    tab.exit();
    expect(tab.device.getState().redirectTo).toBe(`/mine/${openId}`);
    expect(session.getItem('forbiddenOn')).toBeNull();
  });

  it('replaces the target that an earlier 403 of the tab has set', () => {
    const first = openTab({ pathname: '/list', search: '' });
    first.exit();
    const second = openTab({ session: first.session });
    second.device.getState().set('redirectTo', '/list');
    second.clock.nowMs += 60_000;
    second.exit();
    expect(second.device.getState().redirectTo).toBe('/code?voucher=r1');
  });

  it('leads back to the screen that is being opened, not to the previous one', () => {
    const tab = openTab({ navigation: { location: { pathname: `/group/${openId}`, search: '' } } });
    tab.exit();
    expect(tab.device.getState().redirectTo).toBe(`/group/${openId}`);
  });

  it('redirects at most once a minute in a tab, also after a reload', { tags: ['N13'] }, () => {
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

  it('redirects again if the clock was set back', { tags: ['T03'] }, () => {
    const tab = openTab();
    tab.exit();
    tab.clock.nowMs -= 3_600_000;
    tab.exit();
    expect(tab.moves).toHaveLength(2);
  });

  it('does not redirect from /authorize, which would loop, and keeps the return address', () => {
    const tab = openTab({ pathname: '/authorize', search: '' });
    tab.device.getState().set('redirectTo', '/list');
    tab.exit();
    expect(tab.moves).toEqual([]);
    expect(tab.device.getState().redirectTo).toBe('/list');
  });

  it('in another tab redirects that one too', () => {
    openTab().exit();
    const other = openTab();
    other.exit();
    expect(other.moves).toHaveLength(1);
  });
});
