// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openPhone,
  openTab,
  type Phone,
  startServer,
  stopServer,
  type Tab,
  type TabSettings,
} from '#tests/flows/openPhone.ts';

const knownId = 'known0000000000000000001';
const openId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
const register = `/register/${openId}/${channelId}`;
const fiveDaysMs = 432_000_000;
const lin =
  '?openid=sandbox-openid-0001&nickname=lin&headimgurl=https://p.example.com/1&unionid=sandbox-unionid-0001';
const man = '?openid=sandbox-openid-0002&nickname=man&unionid=sandbox-unionid-0002';
const mira = '?openid=sandbox-openid-0003&nickname=mira&unionid=undefined';
const wechatAgent =
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d)';
/** A page that knows which screens a login may return to. */
async function openLoginTab(settings?: TabSettings): Promise<Tab> {
  const opened = await openTab(settings);
  await (await import('#app/routes.ts')).loadLaterRoutes();
  return opened;
}

let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(wechatAgent);
  tab = await openLoginTab();
  tab.device.getState().set('entranceId', openId);
});
afterEach(() => {
  tab.kill();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const login = () => import('#entities/wechat/wechatLogin.ts');
const read = (name: string) => localStorage.getItem(name);

async function begin(target = register, exhibitionId = openId): Promise<string> {
  const address = (await login()).beginWechatLogin({ exhibitionId, target });
  if (address === undefined) throw new Error('No login was begun');
  return address;
}

/** The browser loads the page to which the auth host has sent it. */
async function comeBack(search: string) {
  tab.kill();
  history.replaceState(null, '', `/questFinish${search}`);
  tab = await openLoginTab();
  const { takeReturn } = await import('#features/wechat/questFinish/wechatReturn.ts');
  const returned = await takeReturn();
  expect(location.href, 'the address is clean').toBe(`${location.origin}/questFinish`);
  return returned;
}

const arrive = async () => (await import('#entities/wechat/finishWechatLogin.ts')).finishWechatLogin();
const land = async () => (await import('#features/wechat/questFinish/wechatReturn.ts')).endWechatLogin();

describe('a login through WeChat', { tags: ['wechat-login'] }, () => {
  it('leaves for the auth host with a return address that has no query', async () => {
    const url = new URL(await begin(), location.origin);
    expect([url.pathname, url.searchParams.get('redirect_uri')]).toEqual([
      '/oauth/authorize',
      `${location.origin}/questFinish`,
    ]);
    expect(read('redirectTo')).toBe(register);
  });

  it('lets the person in, keeps who they are, and lands where they wanted to go', {
    tags: ['wechat-identity'],
  }, async () => {
    await begin();
    const before = Date.now();
    expect(await comeBack(lin)).toEqual({ kind: 'in' });
    expect(tab.device.getState()).toMatchObject({
      wechatOpenId: 'sandbox-openid-0001',
      wechatUnionId: 'sandbox-unionid-0001',
      wechatName: 'lin',
      wechatLogo: 'https://p.example.com/1',
      registerFrom: 'wechat',
    });
    expect(read('pc-code')).toMatch(/^[0-9a-zA-Z-]{36}$/);
    expect(Number(read('wechat.lastAuthTime'))).toBeGreaterThanOrEqual(before);
    expect(await arrive()).toBe(`/login/${openId}/${channelId}?next=register`);
    expect(read('redirectTo')).toBeNull();
  });

  it('finds the person’s own registration by the union id and puts its code on the phone', async () => {
    await begin(register, knownId);
    tab.device.getState().set('entranceId', knownId);
    await comeBack(lin);
    expect(await arrive()).toBe('/code?voucher=registration000000000001');
    expect(tab.device.getState()).toMatchObject({ visitorId: 'person000000000000000001' });
    expect(tab.device.getState().token).toMatch(/^\w{48}$/);
  });

  it('shows no row that carries another union id, for any response', {
    tags: ['X13'],
  }, async () => {
    await begin(register, knownId);
    tab.device.getState().set('entranceId', knownId);
    await comeBack(man);
    const [stranger] = await phone.registrations(knownId);
    phone.answerInstead(({ path }) =>
      path === 'queryList/VisitorExhibitionInfo'
        ? Response.json({ resCode: 0, resMsg: '', result: [stranger] })
        : undefined,
    );
    expect(await arrive()).toBeUndefined();
    expect(tab.device.getState().visitorId).toBeUndefined();
  });

  it('is not taken for "not registered" while the server does not answer', async () => {
    await begin();
    await comeBack(lin);
    phone.answerInstead(() => new Response('', { status: 500 }));
    expect(await arrive()).toBeUndefined();
    expect(read('redirectTo')).toBe(register);
  });

  it('does not begin where the phone keeps nothing: the return could not be distinguished from a forged one', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await login()).beginWechatLogin({ exhibitionId: openId, target: register })).toBeUndefined();
  });

  it('without a union id tells so: the openid is kept, and no one is logged in', async () => {
    await begin();
    expect(await comeBack(mira)).toEqual({ kind: 'noUnionId' });
    expect([read('wechat.openid'), read('wechat.unionid'), read('wechat.lastAuthTime')]).toEqual([
      'sandbox-openid-0003',
      null,
      null,
    ]);
    expect((await login()).isKnownByWechat()).toBe(false);
  });

  it('that was cancelled says so and is over', async () => {
    await begin();
    expect(await comeBack('')).toEqual({ kind: 'cancelled' });
    expect(await comeBack(lin)).toEqual({ kind: 'refused' });
    expect([read('redirectTo'), read('wechat.unionid')]).toEqual([register, null]);
  });
});

describe('a return that is not ours', () => {
  it('and was never begun is refused: nothing is kept, what was typed stays', {
    tags: ['X29'],
  }, async () => {
    const draft = {
      exhibitionId: openId,
      channelId,
      contact: { kind: 'mobile', value: '13900001111' },
    } as const;
    await tab.saveRegistrationDraft(draft, { identity: { name: '周闻溪' } }, []);
    expect(await comeBack(lin)).toEqual({ kind: 'refused' });
    expect(phone.storedText()).not.toMatch(/sandbox-(openid|unionid)/);
    expect((await tab.findRegistrationDraft(draft))?.draft.identity.name).toBe('周闻溪');
  });

  it('and comes too late is refused', { tags: ['X27'] }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await begin();
    vi.setSystemTime(Date.now() + 600_001);
    expect(await comeBack(lin)).toEqual({ kind: 'refused' });
  });

  it('and comes in another tab is refused in a browser, where the tab that began stays the same', {
    tags: ['X27', 'X29'],
  }, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
    await begin();
    sessionStorage.clear();
    expect(await comeBack(lin)).toEqual({ kind: 'refused' });
  });

  it('in WeChat counts in a new page too, as WeChat opens one for the way back; once', {
    tags: ['X28'],
  }, async () => {
    await begin();
    sessionStorage.clear();
    expect(await comeBack(lin)).toEqual({ kind: 'in' });
    await land();
    sessionStorage.clear();
    expect(await comeBack(man)).toEqual({ kind: 'refused' });
  });

  it('of another person with a login that was used up is refused', { tags: ['X28'] }, async () => {
    await begin();
    await comeBack(lin);
    expect(await comeBack(man)).toEqual({ kind: 'refused' });
    expect(read('wechat.unionid')).toBe('sandbox-unionid-0001');
  });

  it('and comes a second time before it has led on leads on, and changes nothing', {
    tags: ['X28'],
  }, async () => {
    await begin();
    await comeBack(lin);
    const kept = phone.storedText();
    expect(await comeBack(lin)).toEqual({ kind: 'in' });
    expect(await comeBack('')).toEqual({ kind: 'in' });
    expect(phone.storedText()).toBe(kept);
  });

  it('and comes once more after it has led on does not lead there again', { tags: ['X28'] }, async () => {
    await begin();
    await comeBack(lin);
    await land();
    const pages = [1, 2, 3, 0, 0];
    for (const back of pages) expect(await comeBack(lin)).toEqual({ kind: 'back', pages: back });
    expect(await comeBack('')).toEqual({ kind: 'refused' });
  });

  it('of two tabs each has its own login', { tags: ['X27'] }, async () => {
    await begin();
    const first = sessionStorage.getItem('wechatLogin') ?? '';
    await begin();
    expect(await comeBack(lin)).toEqual({ kind: 'in' });
    sessionStorage.setItem('wechatLogin', first);
    expect(await comeBack(lin)).toEqual({ kind: 'in' });
  });
});

describe('another person than the phone knows', { tags: ['X30', 'D12'] }, () => {
  async function knowLin() {
    await begin(register, knownId);
    tab.device.getState().set('entranceId', knownId);
    await comeBack(lin);
    await arrive();
    await (await tab.localStores()).provenContacts.remember(knownId, {
      kind: 'mobile',
      value: '13800000001',
    });
    await land();
  }

  it('is asked about while there is something to lose, and until then nothing changes', async () => {
    await knowLin();
    await begin();
    const before = read('wechat.unionid');
    expect(await comeBack(man)).toMatchObject({ kind: 'other', identity: { name: 'man' } });
    expect([read('wechat.unionid'), read('visitorId')]).toEqual([before, 'person000000000000000001']);
    expect(await comeBack(''), 'a reload forgets the question').toEqual({ kind: 'refused' });
  });

  it('takes the phone over as a whole: no id, code or proven contact of the last one is left', async () => {
    await knowLin();
    const clientCode = read('clientCode');
    await begin();
    const returned = await comeBack(man);
    if (returned.kind !== 'other') throw new Error('Nobody was asked');
    const { switchPerson } = await import('#features/wechat/questFinish/wechatReturn.ts');
    expect(await switchPerson(returned.identity)).toEqual({ kind: 'in' });
    expect(phone.storedText()).not.toMatch(/sandbox-unionid-0001|person000000000000000001|林予安/);
    expect(read('clientCode')).not.toBe(clientCode);
    const { vouchers, provenContacts } = await tab.localStores();
    await vouchers.load();
    expect([vouchers.list(), await provenContacts.load(knownId)]).toEqual([[], undefined]);
    expect([read('wechat.unionid'), read('redirectTo'), read('entranceid')]).toEqual([
      'sandbox-unionid-0002',
      register,
      knownId,
    ]);
  });

  it('is switched to without a question where nothing would be lost', async () => {
    await begin();
    await comeBack(lin);
    await land();
    await begin();
    expect(await comeBack(man)).toEqual({ kind: 'in' });
    expect(read('wechat.name')).toBe('man');
    expect(phone.storedText()).not.toContain('sandbox-unionid-0001');
  });
});

describe('being asked again', { tags: ['reauthorisation'] }, () => {
  const known = async () => (await login()).isKnownByWechat();

  it('comes a millisecond after five days, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await begin();
    await comeBack(lin);
    vi.setSystemTime(Date.now() + fiveDaysMs);
    expect(await known()).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(await known()).toBe(false);
    expect((await login()).knownWechatIds()).toBeUndefined();
  });

  it('counts from now where a union id has no time, which is written down', async () => {
    localStorage.setItem('wechat.unionid', 'u-1');
    tab.kill();
    tab = await openLoginTab();
    expect(await known()).toBe(true);
    expect(Number(read('wechat.lastAuthTime'))).toBeGreaterThan(0);
  });

  it.each(['tomorrow', '-5', 'NaN', String(Date.now() + 3_600_000)])(
    'is due where the time on the phone is %s',
    { tags: ['X31'] },
    async (written) => {
      localStorage.setItem('wechat.unionid', 'u-1');
      localStorage.setItem('wechat.lastAuthTime', written);
      tab.kill();
      tab = await openLoginTab();
      expect(await known()).toBe(false);
    },
  );
});

describe('where WeChat can be asked', () => {
  const mini = `${wechatAgent} miniProgram/wx1`;
  it.each([
    ['WeChat’s own browser, by going there', wechatAgent, 'website', 'here'],
    ['a mini-program, not at all: its pages let no other in', mini, 'website', 'none'],
    ['a browser of the website, by a code to scan', 'Mozilla/5.0 Safari/604.1', 'website', 'scan'],
    [
      'a phone’s browser, only by opening WeChat: it cannot scan its own screen',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1',
      'website',
      'elsewhere',
    ],
    ['a browser elsewhere, only by opening WeChat', 'Mozilla/5.0 Safari/604.1', 'luohe', 'elsewhere'],
  ])('%s', async (_what, userAgent, platform, way) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    tab.kill();
    tab = await openLoginTab({ platform });
    expect((await login()).wechatLoginMethod()).toBe(way);
  });

  it('an identity in the address of a mini-program is ignored', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(mini);
    expect(await comeBack(lin)).toEqual({ kind: 'refused' });
  });

  it.each([
    ['luohe', '/oauth/authorize-luohe'],
    ['website', '/oauth/authorize'],
  ])('the way of %s inside WeChat is %s', async (platform, path) => {
    tab.kill();
    tab = await openLoginTab({ platform });
    expect(new URL(await begin(), location.origin).pathname).toBe(path);
  });
});
