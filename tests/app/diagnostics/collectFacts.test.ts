// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
const personal = {
  mobile: '13900001111',
  name: '周闻溪',
  company: '南麓食品',
  document: '11010119900307002X',
  token: 'token-of-a-visitor',
  visitorId: 'person000000000000000001',
  recordId: 'registration000000000001',
  voucherCode: '620418390571',
  clientCode: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

async function collect(): Promise<Map<string, string>> {
  const { collectFacts } = await import('#app/diagnostics/collectFacts.ts');
  return new Map(await collectFacts());
}

/** A phone on which a visitor has registered, and is about to register once more. */
async function fillPhone(): Promise<void> {
  const { set } = tab.device.getState();
  set('entranceId', openId);
  set('token', personal.token);
  set('visitorId', personal.visitorId);
  set('clientCode', personal.clientCode);
  set('userInfo', { RecordId: personal.recordId, Name: personal.name });
  const { outbox, vouchers } = await tab.localStores();
  await tab.saveRegistrationDraft(
    { exhibitionId: openId, channelId, contact: { kind: 'mobile', value: personal.mobile } },
    { identity: { name: personal.name, company: personal.company, contact: personal.mobile } },
    [],
  );
  await outbox.put({
    id: 'intent',
    exhibitionId: openId,
    channelId,
    clientRef: personal.clientCode,
    record: { Name: personal.name, Mob: personal.mobile, Passport: { Number: personal.document } },
    secretFields: ['Passport'],
    state: { at: 'checking', progress: { recordId: personal.recordId } },
    updatedAtMs: 1,
  });
  await vouchers.save({
    exhibitionId: openId,
    recordId: personal.recordId,
    visitorId: personal.visitorId,
    name: personal.name,
    voucherCode: personal.voucherCode,
    approveState: '2',
    exhibition: { ExName: '', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
  });
}

describe('the facts of the diagnostics', () => {
  it('count what the phone stores', async () => {
    await fillPhone();
    const facts = await collect();
    expect(['outbox', 'drafts', 'vouchers'].map((name) => facts.get(name))).toEqual(['checking 1', '1', '1']);
  });

  it('contain nothing personal: no name, number, id, token, or address beyond the screen', async () => {
    await fillPhone();
    const agent =
      'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230805.001) Chrome/120.0.6099.230 Mobile';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    history.replaceState(null, '', `/code/${openId}?voucher=${personal.recordId}#${personal.mobile}`);
    const facts = await collect();
    const text = JSON.stringify(Array.from(facts));
    for (const value of [...Object.values(personal), openId, channelId, 'Pixel', '6099'])
      expect(text).not.toContain(value);
    expect([facts.get('screen'), facts.get('engine')]).toEqual(['/code', 'Chrome/120']);
  });

  it('show the exhibition and the channel by the ends of their ids', async () => {
    tab.device.getState().set('entranceId', openId);
    const facts = await collect();
    expect([facts.get('exhibition'), facts.get('channel')]).toEqual(['open…0001', 'none']);
  });

  it('state how long the page took, as far as the engine reports it', async () => {
    const entries: Record<string, object[]> = {
      navigation: [{ responseStart: 80.4, loadEventEnd: 0 }],
      paint: [{ name: 'first-contentful-paint', startTime: 311.6 }],
    };
    vi.stubGlobal('performance', {
      now: () => 0,
      getEntriesByType: (type: string) => entries[type] ?? [],
    });
    const facts = await collect();
    expect([facts.get('answered after ms'), facts.get('painted after ms')]).toEqual(['80', '312']);
    expect(facts.has('loaded after ms')).toBe(false);
  });

  it('list API errors by path and reason only, newest first', async () => {
    const { logProblem } = await import('#session/logProblem.ts');
    const { createApiClient } = await import('#data/client/apiClient.ts');
    const client = createApiClient({
      baseUrl: '',
      prefix: '/v2',
      credential: 'sandbox-credential',
      clientMarker: { header: 'x-client', value: 'mobile' },
      exhibitionHeader: 'x-exhibition-id',
      exhibitionId: () => openId,
      tenant: () => ({ tenantId: 'sys', userId: personal.visitorId }),
      times: tab.times,
      warn: (message) => logProblem(1, message),
      onForbidden: () => {},
      onProblem: ({ kind, message }) => logProblem(2, `${kind}: ${message}`),
    });
    await client.write('/data/valismscode', { phoneNumber: personal.mobile, verifyCode: '000000' });
    await phone.fault({ name: 'serverError500' });
    await client.write('/data/insert/Visitor', { record: { Mob: personal.mobile } }).catch(() => {});
    const facts = await import('#app/diagnostics/collectFacts.ts').then((part) => part.collectFacts());
    const apiFacts = facts.filter(([name]) => name.startsWith('API')).map(([, text]) => text);
    expect(apiFacts).toEqual([
      'serverBusy: /data/insert/Visitor: HTTP 500',
      expect.stringMatching(/^resCode \d+ from \/data\/valismscode$/) as string,
    ]);
  });
});
