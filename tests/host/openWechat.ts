import { vi } from 'vitest';
import { sandboxTicket, signPage } from '#sandbox/auth/pageSignature.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import type { HostDeps } from '#host/hostDeps.ts';
import { type FakeSettings, installFakeWechat } from '../support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '../support/fakeWechat/hosts.ts';

export interface PageSettings extends Partial<FakeSettings> {
  /** Breaks the rule about which address is signed. */
  readonly signs?: 'entry' | 'current';
  readonly sign?: HostDeps['signing']['sign'];
  readonly times?: Partial<HostDeps['times']>;
  readonly withoutBridge?: boolean;
}

const origin = 'http://localhost:3000';

/**
 * A page that was loaded in WeChat at an address: a bridge that checks, an auth host that signs, and the app's modules
 * and the real SDK evaluated again, as a load does it.
 */
export async function openWechat(kind: HostKind, path = '/select/a?b=c#d', settings: PageSettings = {}) {
  vi.resetModules();
  vi.stubGlobal('wx', undefined);
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hosts[kind].userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  const { platform, miniProgram } = hosts[kind];
  const fake = installFakeWechat(window, {
    platform,
    miniProgram,
    ticket: sandboxTicket,
    sealed: false,
    ...settings,
    ...(settings.withoutBridge === true && { readyDelayMs: 2 ** 30 }),
  });
  const signed: string[] = [];
  const kept = { hasConfig: false };
  const isIos = platform === 'ios';
  const entryUrl = location.href.split('#')[0] ?? '';
  const went: string[] = [];
  const deps: HostDeps = {
    window: {
      document,
      history,
      navigator,
      location: {
        get href() {
          return location.href;
        },
        assign: (url) => void went.push(String(url)),
        reload: () => void went.push('reload'),
      },
      get WeixinJSBridge() {
        return (window as unknown as HostDeps['window']).WeixinJSBridge as never;
      },
      get wx() {
        return (window as unknown as { wx?: unknown }).wx;
      },
      set wx(value) {
        (window as unknown as { wx?: unknown }).wx = value;
      },
    },
    isIos: settings.signs === undefined ? isIos : settings.signs === 'entry',
    now: () => Date.now(),
    times: { ...waitingTimes, ...settings.times },
    signing: {
      sign:
        settings.sign ??
        (async (pageUrl) => {
          signed.push(pageUrl.replace(origin, ''));
          return signPage(pageUrl, Date.now());
        }),
      entryUrl: () => entryUrl,
      hasConfig: () => kept.hasConfig,
      keepHasConfig: (hasConfig) => {
        kept.hasConfig = hasConfig;
      },
    },
    storeMedia: async (mediaId) => `https://files.example/${mediaId}`,
    miniPages: { webViewPage: '/pages/web/web', filePage: '/pages/file/file' },
  };
  const { createWechatSdk } = await import('#host/wechat/wechatSdk.ts');
  return { fake, deps, signed, kept, went, sdk: createWechatSdk(deps) };
}

/** The app moves on without loading a page. */
export const moveTo = (path: string) => history.pushState(null, '', path);
