import type { Host } from '../host/host.ts';
import { isIos } from '../host/isIos.ts';
import { loadHost } from '../host/loadHost.ts';
import type { AuthVariant } from '../tenants/traits.ts';
import { linkSurroundings, provideLinkSurroundings } from './linkSurroundings.ts';
import { services } from './services.ts';
import { traitsHere } from './traitsHere.ts';

let opened: Promise<Host> | undefined;

/** What this page runs in, found out once. It never fails; until it is known, do as in a browser. */
export function host(): Promise<Host> {
  opened ??= openHost();
  return opened;
}

async function openHost(): Promise<Host> {
  const { device, times, now, build } = services();
  const { userAgent } = navigator;
  // Asked each time: whose paths they are may be known only with the exhibition.
  const auth = (timeoutMs: number) => ({
    base: build.authBase,
    suffix: authSuffix(traitsHere().authVariant),
    timeoutMs,
  });
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
        return getPageConfiguration(auth(times.hostAnswerMs), pageUrl);
      },
      entryUrl: () => device.getState().iOSEnterUrl,
      hasConfig: () => device.getState().iOSHasConfig,
      keepHasConfig: (iOSHasConfig) => device.getState().setForPage({ iOSHasConfig }),
    },
    storeMedia: async (mediaId) => {
      const { storeMedia } = await import('../api/uploadMedia.ts');
      return storeMedia(auth(times.requestTimeoutMs), mediaId);
    },
    miniPages: { webViewPage: build.miniWebViewPage, filePage: build.miniFilePage },
  });
  provideLinkSurroundings({ ...linkSurroundings(), host: found });
  return found;
}

/** How a variant ends the auth host's paths; '' is the plain one. */
function authSuffix(variant: AuthVariant): string {
  return variant === 'website' || variant === 'default' ? '' : variant;
}
