// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const visitor = { userName: '13800000001', password: 'sandbox1' };
const exhibitor = { userName: '13800000011', password: 'sandbox2' };
const host = { userName: '13800000021', password: 'sandbox3' };
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const loadFlow = () => import('#features/auth/login/roleLogin.ts');
const read = (...names: string[]) => names.map((name) => localStorage.getItem(name));
const ofVisitor = () => read('visitorId', 'userid', 'loginStatus');
const ofExhibitor = () => read('exhibitorId', 'exhibitorUserId', 'exhibitorContact');
const ofHost = () => read('organizerUserId');
const ofAdmin = () => read('systemAdminUser');
const isThere = (values: readonly (string | null)[]) => values.every((value) => value !== null);
const areAbsent = (values: readonly (string | null)[]) => values.every((value) => value === null);

describe('the roles of one phone', () => {
  it('are kept apart: each login keeps its own identity and touches no other', {
    tags: ['roles-apart'],
  }, async () => {
    const { logInByPassword } = await loadFlow();
    expect(await logInByPassword('visitor', visitor)).toEqual({ kind: 'in' });
    const asVisitor = ofVisitor();
    expect([isThere(asVisitor), areAbsent(ofExhibitor()), areAbsent(ofHost())]).toEqual([true, true, true]);
    expect(await logInByPassword('exhibitor', exhibitor)).toEqual({ kind: 'in' });
    const asExhibitor = ofExhibitor();
    expect([isThere(asExhibitor), areAbsent(ofHost())]).toEqual([true, true]);
    expect(await logInByPassword('host', host)).toEqual({ kind: 'in' });
    expect(isThere(ofHost())).toBe(true);
    expect([ofVisitor(), ofExhibitor()]).toEqual([asVisitor, asExhibitor]);
  });

  it('an administrator is kept apart from an organiser, with the tenant and without a number', {
    tags: ['roles-apart'],
  }, async () => {
    const { logInByPassword } = await loadFlow();
    const administrator = { userName: '13800000031', password: 'sandbox4' };
    expect(await logInByPassword('host', administrator)).toEqual({ kind: 'in' });
    expect(JSON.parse(ofAdmin()[0] ?? '')).toEqual({
      UserId: 'user00000000000000000adm',
      TenantId: '5a1d0c7e93b24f6885e07b1c2d3f4a60',
      Name: '江海会展云',
    });
    expect(areAbsent(ofHost())).toBe(true);
    expect(await logInByPassword('host', host)).toEqual({ kind: 'in' });
    expect([areAbsent(ofAdmin()), isThere(ofHost())]).toEqual([true, true]);
    expect(phone.storedText()).not.toMatch(/sandbox4|13800000031/);
  });

  it('are not changed by a login that fails', async () => {
    const { logInByPassword } = await loadFlow();
    await logInByPassword('visitor', visitor);
    const before = phone.storedText();
    expect(await logInByPassword('exhibitor', { ...exhibitor, password: 'wrong' })).toEqual({
      kind: 'wrongPassword',
    });
    expect(phone.storedText()).toBe(before);
  });

  it('keep neither the password nor the mobile number of an exhibitor', async () => {
    const { logInByPassword } = await loadFlow();
    await logInByPassword('exhibitor', exhibitor);
    expect(phone.storedText()).not.toMatch(/sandbox2|13800000011/);
  });
});
