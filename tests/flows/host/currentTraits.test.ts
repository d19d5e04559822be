// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '../openPhone.ts';

const sportsId = 'tenantsports000000000001';
const openId = 'open00000000000000000001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

const load = () => import('#flows/host/currentTraits.ts');

describe('special treatment', { tags: ['special-tenants'] }, () => {
  it('follows the exhibition in use', async () => {
    const { configuredSpecial, currentTraits } = await load();
    const { set } = tab.device.getState();
    set('entranceId', openId);
    expect([configuredSpecial(), currentTraits().neverAsked]).toEqual([undefined, []]);
    set('entranceId', sportsId);
    expect(configuredSpecial()).toBe('sports');
    expect(currentTraits().neverAsked).toContain('Diet');
  });

  it('follows the tenant in use', async () => {
    const { currentTraits } = await load();
    tab.device.getState().set('tenantId', 'sandboxfarm');
    expect(currentTraits()).toMatchObject({ authVariant: 'nongzhanguan', accent: '#2f6b2a' });
  });

  it('is tried out in one tab, for any build value, and taken back', async () => {
    const { currentTraits, triedSpecial, trySpecial } = await load();
    tab.device.getState().set('entranceId', sportsId);
    trySpecial('hunanMedical');
    expect(currentTraits().authVariant).toBe('hunanyiliaozhan');
    trySpecial('');
    expect([triedSpecial(), currentTraits().neverAsked]).toEqual(['', []]);
    trySpecial(undefined);
    expect(currentTraits().neverAsked).toContain('Diet');
    sessionStorage.setItem('triedSpecial', 'toString');
    expect(triedSpecial()).toBeUndefined();
  });
});

describe('a form', { tags: ['special-tenants'] }, () => {
  it('is asked for without what is never asked there', async () => {
    tab.device.getState().set('entranceId', sportsId);
    const { renderHook, waitFor } = await import('@testing-library/react');
    const [{ registrationFormQuery }, { useServerQuery }] = await Promise.all([
      import('#entities/registration/registrationFormQuery.ts'),
      import('#data/queries/useServerQuery.ts'),
    ]);
    const { result } = renderHook(() =>
      useServerQuery(registrationFormQuery(sportsId, 'mainsports00000000000001')),
    );
    await waitFor(() => expect(result.current.data).toBeTruthy());
    const keys = result.current.data?.fields.map(({ key }) => key);
    expect(keys).toContain('VisitorCategory');
    expect(keys).not.toContain('Diet');
  });
});
