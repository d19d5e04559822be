// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxTicket } from '../../sandbox/auth/pageSignature.ts';
import { installFakeWechat } from '../support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '../support/fakeWechat/hosts.ts';
import { openPhone, openTab, startServer, stopServer } from './openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

async function open(kind: HostKind) {
  history.replaceState(null, '', '/select/open00000000000000000001?a=1');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hosts[kind].userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  const { platform, miniProgram } = hosts[kind];
  const fake = installFakeWechat(window, { platform, miniProgram, ticket: sandboxTicket, sealed: false });
  const tab = await openTab({ timeFactor: 1 });
  if (platform === 'ios') tab.device.getState().setForPage({ iOSEnterUrl: location.href });
  const surroundings = await import('../../src/flows/linkSurroundings.ts');
  const left: string[] = [];
  surroundings.provideLinkSurroundings({
    app: { origin: location.origin, screens: ['/list'] },
    host: { openExternal: (url) => void left.push(url) },
    navigate: (path) => void left.push(path),
    sayUnrecognised: () => {},
  });
  const [{ host }, { linkRule }] = await Promise.all([
    import('../../src/flows/hostHere.ts'),
    import('../../src/flows/openLink.ts'),
  ]);
  return { fake, left, host, ...tab, linkRule };
}

describe('what the page runs in', () => {
  it.each(['wechatIos', 'wechatAndroid', 'miniIos', 'miniAndroid'] as const)(
    'is found out once, and %s believes the signature of the auth host',
    { tags: ['call-wechat'] },
    async (kind) => {
      const { host, fake, device } = await open(kind);
      const here = await host();
      expect(await host()).toBe(here);
      await here.arrive();
      expect(fake.verdicts).toEqual(['config:ok']);
      expect(device.getState().iOSHasConfig).toBe(hosts[kind].platform === 'ios');
      const [image] = (await here.chooseImages?.(1)) ?? [];
      expect(await image?.upload()).toMatch(/^http.*media/);
    },
  );

  it('in a mini-program links of others open as pages of the shell, screens of ours among them', {
    tags: ['link-mini-program'],
  }, async () => {
    const { host, fake, left, linkRule } = await open('miniIos');
    linkRule.open('/list');
    expect(left).toEqual(['/list']);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    await host();
    linkRule.open('/list');
    await expect.poll(() => fake.mini.opened).toHaveLength(1);
    expect(fake.mini.opened[0]?.url).toBe(
      `/pages/web/web?url=${encodeURIComponent(`${location.origin}/list`)}`,
    );
    expect(left).toEqual(['/list']);
  });
});
