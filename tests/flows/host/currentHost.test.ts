// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { type FakeSettings, installFakeWechat } from '#tests/support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '#tests/support/fakeWechat/hosts.ts';
import { openPhone, openTab, startServer, stopServer } from '../openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

async function open(
  kind: HostKind,
  settings: Partial<FakeSettings> = {},
  deps: Parameters<typeof openTab>[0] = {},
) {
  history.replaceState(null, '', '/select/open00000000000000000001?a=1');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hosts[kind].userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  Reflect.deleteProperty(window, '__wxjs_environment');
  const { platform, miniProgram } = hosts[kind];
  const fake = installFakeWechat(window, {
    platform,
    miniProgram,
    ticket: sandboxTicket,
    sealed: false,
    ...settings,
  });
  const tab = await openTab({ timeFactor: 1, ...deps });
  if (platform === 'ios') tab.device.getState().setForPage({ iOSEnterUrl: location.href });
  const links = await import('#flows/navigation/linkContext.ts');
  const left: string[] = [];
  links.provideLinkContext({
    app: { origin: location.origin, screens: ['/list'] },
    host: { openExternal: (url) => void left.push(url) },
    navigate: (path) => void left.push(path),
    sayUnrecognised: () => {},
  });
  const [{ currentHost, certainHost }, { linkRule }] = await Promise.all([
    import('#flows/host/currentHost.ts'),
    import('#flows/navigation/linkRule.ts'),
  ]);
  return { fake, left, currentHost, certainHost, ...tab, linkRule };
}

describe('what the page runs in', () => {
  it.each(['wechatIos', 'wechatAndroid', 'miniIos', 'miniAndroid'] as const)(
    'is found out once, and %s believes the signature of the auth host',
    { tags: ['call-wechat'] },
    async (kind) => {
      const { currentHost, fake, device } = await open(kind);
      const here = await currentHost();
      expect(await currentHost()).toBe(here);
      await here.onScreenChange();
      expect(fake.verdicts).toEqual(['config:ok']);
      expect(device.getState().iOSHasConfig).toBe(hosts[kind].platform === 'ios');
      const [image] = (await here.chooseImages?.(1)) ?? [];
      expect(await image?.upload()).toMatch(/^http.*media/);
    },
  );

  it('in a mini-program links of others open as pages of the shell, screens of this app among them', {
    tags: ['link-mini-program'],
  }, async () => {
    const { currentHost, fake, left, linkRule } = await open('miniIos');
    const shown = `/pages/web/web?url=${encodeURIComponent(`${location.origin}/list`)}`;
    // A tap before the host is known waits for it.
    linkRule.open('/list');
    await expect.poll(() => fake.mini.opened.map(({ url }) => url)).toEqual([shown]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    await currentHost();
    linkRule.open('/list');
    await expect.poll(() => fake.mini.opened.map(({ url }) => url)).toEqual([shown, shown]);
    expect(left).toEqual([]);
  });

  it('is plain WeChat where a stored from_miniprogram says otherwise', {
    tags: ['from-mini-program'],
  }, async () => {
    localStorage.setItem('from_miniprogram', '1');
    const { currentHost, fake, left, linkRule } = await open('wechatIos');
    const { wechatLoginMethod } = await import('#entities/wechat/wechatLogin.ts');
    expect(wechatLoginMethod()).toBe('here');
    const here = await currentHost();
    expect(here.openScreen).toBeUndefined();
    linkRule.open('/list');
    expect(left).toEqual(['/list']);
    await here.onScreenChange();
    expect(here.sharing.by).toBe('menu');
    expect(fake.hiddenMenuItems).toContain('menuItem:copyUrl');
    expect(fake.calls('invokeMiniProgramAPI')).toEqual([]);
  });

  it('is looked for again where the bridge has not come, and stays once it is certain', async () => {
    let bring = () => {};
    const readyAfter = new Promise<void>((come) => (bring = come));
    const { currentHost, certainHost, fake } = await open('wechatIos', { readyAfter }, { timeFactor: 0.004 });
    const first = await currentHost();
    expect(await certainHost()).toBeUndefined();
    bring();
    await readyAfter;
    expect(Reflect.has(window, 'WeixinJSBridge')).toBe(true);
    const certain = await certainHost();
    expect(certain).not.toBe(first);
    expect([await currentHost(), await certainHost()]).toEqual([certain, certain]);
    expect(await certain?.onScreenChange()).toBe(true);
    expect(fake.verdicts).toEqual(['config:ok']);
  });
});

describe('the auth host’s path', () => {
  it.each([
    ['website', '/oauth/wechat-jsconfig'],
    ['nongzhanguan', '/oauth/wechat-jsconfig'],
    ['luohe', '/oauth/wechat-jsconfig-luohe'],
    ['v2', '/oauth/wechat-jsconfig-v2'],
  ])(
    'on the platform %s is %s, for any login method of the tenant',
    {
      tags: ['call-wechat'],
    },
    async (platform, path) => {
      const { currentHost, device } = await open('wechatIos', {}, { platform });
      const { currentTraits } = await import('#flows/host/currentTraits.ts');
      device.getState().set('tenantId', 'sandboxfarm');
      expect(currentTraits().authVariant).toBe('nongzhanguan');
      const asked: string[] = [];
      const { fetch: real } = globalThis;
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        if (typeof input === 'string') asked.push(input.replace(/\?.*/, ''));
        return real(input, init);
      });
      const here = await currentHost();
      await here.onScreenChange();
      const [image] = (await here.chooseImages?.(1)) ?? [];
      await image?.upload();
      expect(asked).toEqual([path, path.replace('wechat-jsconfig', 'upload-media')]);
    },
  );
});
