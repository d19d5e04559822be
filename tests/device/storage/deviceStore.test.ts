// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { deviceKeyNames, deviceKeys } from '#device/storage/deviceKeys.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';

const exhibitionId = 'open00000000000000000001';
const channel = { RecordId: 'visitor00000000000000001', ExhibitionId: exhibitionId };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openStore = (events?: EventTarget) => createDeviceStore(createSafeStorage(), { events });

describe('the device store', () => {
  it('stores texts raw and objects as JSON, under the specified names', () => {
    const store = openStore();
    expect(store.getState().set('entranceId', exhibitionId)).toBe(true);
    store.getState().set('channel', channel);
    expect(localStorage.getItem('entranceid')).toBe(exhibitionId);
    expect(localStorage.getItem('channel')).toBe(JSON.stringify(channel));
  });

  it('keeps values after a reload', () => {
    const before = openStore().getState();
    before.set('entranceId', exhibitionId);
    before.set('channel', channel);
    before.set('locale', 'en');
    const { entranceId, channel: stored, locale, token } = openStore().getState();
    expect({ entranceId, stored, locale, token }).toEqual({
      entranceId: exhibitionId,
      stored: channel,
      locale: 'en',
      token: undefined,
    });
  });

  it('removes a value that is set to undefined', () => {
    const store = openStore();
    store.getState().set('channelId', channel.RecordId);
    store.getState().set('channelId', undefined);
    expect(store.getState().channelId).toBeUndefined();
    expect(localStorage.getItem('channelid')).toBeNull();
  });

  it('refuses a value that fails its check and keeps the previous one', () => {
    const store = openStore();
    store.getState().set('entranceId', exhibitionId);
    expect(store.getState().set('entranceId', 'too-short')).toBe(false);
    expect(store.getState().entranceId).toBe(exhibitionId);
    expect(localStorage.getItem('entranceid')).toBe(exhibitionId);
  });

  it.each(deviceKeyNames.filter((key) => deviceKeys[key].kind === 'json'))(
    'ignores and removes corrupt JSON under %s',
    { tags: ['D05'] },
    (key) => {
      const { name } = deviceKeys[key];
      for (const corrupt of ['{"RecordId":', '[object Object]', 'null', '[]', '"text"', '']) {
        localStorage.setItem(name, corrupt);
        expect(openStore().getState()[key]).toBeUndefined();
        expect(localStorage.getItem(name)).toBeNull();
      }
    },
  );

  it('ignores and removes ids and codes of the wrong length', { tags: ['id-lengths', 'D07'] }, () => {
    localStorage.setItem('entranceid', `${exhibitionId}0`);
    localStorage.setItem('channelid', channel.RecordId.slice(1));
    localStorage.setItem('clientCode', 'x'.repeat(35));
    const { entranceId, channelId, clientCode } = openStore().getState();
    expect([entranceId, channelId, clientCode]).toEqual([undefined, undefined, undefined]);
    expect(localStorage.length).toBe(0);
  });

  it('keeps the iOS entry URL and configuration for this page only', () => {
    const store = openStore();
    expect(store.getState()).toMatchObject({ iOSEnterUrl: '', iOSHasConfig: false });
    store.getState().setForPage({ iOSEnterUrl: 'https://fair.example/select', iOSHasConfig: true });
    expect(store.getState().iOSHasConfig).toBe(true);
    expect(localStorage.length).toBe(0);
    expect(openStore().getState().iOSEnterUrl).toBe('');
  });

  it('works for the life of the page where nothing can be stored', () => {
    const store = createDeviceStore(createSafeStorage(() => undefined));
    store.getState().set('entranceId', exhibitionId);
    expect(store.getState().entranceId).toBe(exhibitionId);
  });

  it('keeps its copy when the stored values silently disappear', { tags: ['D08'] }, () => {
    const store = openStore(window);
    store.getState().set('entranceId', exhibitionId);
    localStorage.clear();
    expect(store.getState().entranceId).toBe(exhibitionId);
  });
});

describe('clearing user info', () => {
  it('keeps exactly the redirect target, the exhibition and the interaction id', {
    tags: ['clear-user-info'],
  }, () => {
    const store = openStore();
    const state = store.getState();
    state.set('entranceId', exhibitionId);
    state.set('exhibitionId', exhibitionId);
    state.set('interactionId', 'inter-1');
    state.set('redirectTo', '/list');
    state.set('channelId', channel.RecordId);
    state.set('token', 'secret-token');
    state.set('userInfo', { Name: 'A' });
    state.set('wechatUnionId', 'union-1');
    state.clearUserInfo();
    const left = Object.keys(localStorage).sort();
    expect(left).toEqual(['InterActionId', 'entranceid', 'exhibitionid', 'loginStatus', 'redirectTo']);
    const { entranceId, redirectTo, token, userInfo, channelId } = store.getState();
    expect([entranceId, redirectTo]).toEqual([exhibitionId, '/list']);
    expect([token, userInfo, channelId]).toEqual([undefined, undefined, undefined]);
  });

  it('writes the login status -1', { tags: ['login-status'] }, () => {
    const store = openStore();
    store.getState().set('loginStatus', '1');
    store.getState().clearUserInfo();
    expect([store.getState().loginStatus, localStorage.getItem('loginStatus')]).toEqual(['-1', '-1']);
  });
});

describe('logging out', () => {
  it('empties localStorage, including unknown keys, and sessionStorage', {
    tags: ['logout'],
  }, async () => {
    const session = createSafeStorage(() => sessionStorage);
    const store = createDeviceStore(createSafeStorage(), { session });
    store.getState().set('entranceId', exhibitionId);
    store.getState().set('token', 'secret-token');
    localStorage.setItem('somebody-elses', '1');
    session.write('anonymousId', 'a');
    const done = store.getState().logout();
    expect(Object.entries(localStorage)).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    await done;
    expect(store.getState().token).toBeUndefined();
    expect(store.getState().entranceId).toBeUndefined();
  });
});

describe('two tabs', () => {
  /** Two stores over one localStorage; what one tab does reaches the other as an event, as in a browser. */
  function openTabs() {
    const [mine, other] = [new EventTarget(), new EventTarget()];
    const tell = (key: string | null, newValue: string | null = null) =>
      other.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    return { first: openStore(mine), second: openStore(other), tell };
  }

  it('synchronise when one of them stores or removes a value', () => {
    const { first, second, tell } = openTabs();
    first.getState().set('entranceId', exhibitionId);
    tell('entranceid', exhibitionId);
    expect(second.getState().entranceId).toBe(exhibitionId);
    first.getState().set('entranceId', undefined);
    tell('entranceid');
    expect(second.getState().entranceId).toBeUndefined();
  });

  it('use the checked value of the storage, not the event’s', () => {
    const { second, tell } = openTabs();
    second.getState().set('token', 'good');
    localStorage.setItem('token', 'not good');
    tell('token', 'not good');
    expect(second.getState().token).toBeUndefined();
  });

  it('both lose the user when one of them logs out', { tags: ['D11'] }, async () => {
    const { first, second, tell } = openTabs();
    second.getState().set('token', 'secret-token');
    second.getState().set('userInfo', { Name: 'A' });
    await first.getState().logout();
    tell(null);
    const { token, userInfo, isPersonGone } = second.getState();
    expect({ token, userInfo, isPersonGone }).toEqual({
      token: undefined,
      userInfo: undefined,
      isPersonGone: true,
    });
  });

  it.each([
    ['another visitor has logged in', 'visitor-a', 'visitor-b', true],
    ['the first visitor has logged in', undefined, 'visitor-b', false],
    ['the same visitor has logged in again', 'visitor-a', 'visitor-a', false],
    ['a 403 has cleared the visitor', 'visitor-a', undefined, false],
  ])('where %s in one of them, know whether their person is gone', (_, before, after, isGone) => {
    const { first, second, tell } = openTabs();
    second.getState().set('visitorId', before);
    first.getState().set('visitorId', after);
    tell('visitorId', after ?? null);
    expect(second.getState()).toMatchObject({ isPersonGone: isGone });
    expect(second.getState().visitorId).toBe(after);
  });

  it('both lose what was typed in their session, and write nothing of it again', () => {
    const events = new EventTarget();
    const session = createSafeStorage(() => window.sessionStorage);
    const address = 'address.exhibition/visitor/new';
    createDeviceStore(createSafeStorage(), { events, session });
    session.write(address, '{"name":"林予安","phone":"13800000001"}');
    events.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(sessionStorage.length).toBe(0);
    session.write(address, '{"name":"林予安","phone":"13800000001"}');
    expect(sessionStorage.length).toBe(0);
  });

  it('lose what was typed in a session that slept through the logout of another', async () => {
    const session = createSafeStorage(() => window.sessionStorage);
    const open = () => createDeviceStore(createSafeStorage(), { session });
    const address = 'address.exhibition/visitor/new';
    open().getState().set('clientCode', 'a'.repeat(36));
    session.write(address, '{"name":"林予安"}');
    open();
    expect(session.read(address)).toBe('{"name":"林予安"}');
    // As another tab does, whose session is another one.
    localStorage.clear();
    open();
    expect(session.read(address)).toBeUndefined();
  });

  it('keep nothing in memory when one of them logs out', () => {
    const events = new EventTarget();
    const storage = createSafeStorage(() => undefined);
    const store = createDeviceStore(storage, { events });
    store.getState().set('token', 'secret-token');
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().token).toBeUndefined();
    expect(storage.read('token')).toBeUndefined();
  });

  it('do not take a cleared sessionStorage for a logout', () => {
    const events = new EventTarget();
    const store = openStore(events);
    store.getState().set('token', 'secret-token');
    events.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }));
    expect(store.getState()).toMatchObject({ token: 'secret-token', isPersonGone: false });
  });
});
