import type { Host } from '../host/host.ts';
import { isIos } from '../host/isIos.ts';
import { loadHost } from '../host/loadHost.ts';
import { linkSurroundings, provideLinkSurroundings } from './linkSurroundings.ts';
import { services } from './services.ts';

let opened: Promise<Host> | undefined;

/** What this page runs in, found out once. It never fails; until it is known, do as in a browser. */
export function host(): Promise<Host> {
  opened ??= openHost();
  return opened;
}

async function openHost(): Promise<Host> {
  const { device, times, now, build } = services();
  const { userAgent } = navigator;
  // Signing must not keep anybody waiting longer than the host itself may.
  const auth = { base: build.authBase, suffix: authSuffix(build.platform) };
  const found = await loadHost({
    window,
    userAgent,
    fromMiniProgram: device.getState().fromMiniProgram,
    environment: () => ('__wxjs_environment' in window ? window.__wxjs_environment : undefined),
    isIos: isIos(userAgent),
    now,
    times,
    signing: {
      sign: async (pageUrl) => {
        const { getPageConfiguration } = await import('../api/wechatConfig.ts');
        return getPageConfiguration({ ...auth, timeoutMs: times.hostAnswerMs }, pageUrl);
      },
      entryUrl: () => device.getState().iOSEnterUrl,
      hasConfig: () => device.getState().iOSHasConfig,
      keepHasConfig: (iOSHasConfig) => device.getState().setForPage({ iOSHasConfig }),
    },
    storeMedia: async (mediaId) => {
      const { storeMedia } = await import('../api/uploadMedia.ts');
      return storeMedia({ ...auth, timeoutMs: times.requestTimeoutMs }, mediaId);
    },
    miniPages: { webViewPage: build.miniWebViewPage, filePage: build.miniFilePage },
  });
  provideLinkSurroundings({ ...linkSurroundings(), host: found });
  return found;
}

/** Which variant of the auth host's paths a platform uses; '' is the plain one. */
function authSuffix(platform: string): string {
  return platform === 'website' ? '' : platform;
}
