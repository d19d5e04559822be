// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type HostKind, hosts } from '../support/fakeWechat/hosts.ts';
import { openWechat, type PageSettings } from './openWechat.ts';

async function load(kind: HostKind, signs: { userAgent?: string }, settings?: PageSettings) {
  const page = await openWechat(kind, '/select/a', settings);
  const { loadHost } = await import('#host/loadHost.ts');
  const loaded = await loadHost({
    ...page.deps,
    userAgent: signs.userAgent ?? hosts[kind].userAgent,
    environment: () => Reflect.get(window, '__wxjs_environment'),
  });
  Reflect.deleteProperty(window, '__wxjs_environment');
  return { ...page, ...loaded };
}

const opensPages = (host: { openScreen: unknown }) => host.openScreen !== undefined;

describe('the host of a page', () => {
  it('is the browser’s outside of WeChat, and WeChat is not called', async () => {
    const { host, fake } = await load('browser', {});
    await host.onScreenChange();
    expect([opensPages(host), host.sharing.by, host.chooseImages]).toEqual([false, 'none', undefined]);
    expect(fake.log).toEqual([]);
  });

  it.each(['wechatIos', 'wechatAndroid'] as const)('is WeChat’s in %s', async (kind) => {
    const { host } = await load(kind, {});
    await host.onScreenChange();
    expect([opensPages(host), host.chooseImages === undefined]).toEqual([false, false]);
  });

  it.each(['miniIos', 'miniAndroid'] as const)('is the shell’s in %s', async (kind) => {
    expect(opensPages((await load(kind, {})).host)).toBe(true);
  });

  it('is the mini-program’s where only the late bridge identifies it', async () => {
    const userAgent = hosts.wechatIos.userAgent;
    expect(opensPages((await load('miniIos', { userAgent }, { readyDelayMs: 30 })).host)).toBe(true);
  });

  it('is WeChat’s where the late bridge calls the page a browser', async () => {
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => void Reflect.set(window, '__wxjs_environment', 'browser'),
      { once: true, capture: true },
    );
    const { host, isCertain } = await load('wechatIos', {}, { readyDelayMs: 30 });
    expect([opensPages(host), isCertain]).toEqual([false, true]);
  });

  it('is WeChat’s without its features where there is no bridge', { tags: ['N34'] }, async () => {
    const { host, went, isCertain } = await load(
      'wechatIos',
      {},
      { withoutBridge: true, times: { hostAnswerMs: 20 } },
    );
    expect(await host.onScreenChange()).toBe(false);
    host.openExternal('https://hotel.example/');
    expect([went, host.chooseImages]).toEqual([['https://hotel.example/'], undefined]);
    // The bridge may still come and say something else.
    expect(isCertain).toBe(false);
  });
});
