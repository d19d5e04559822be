import { hostSigns } from '#host/detectHost.ts';
import type { Host } from '#host/host.ts';
import { isIos } from '#host/isIos.ts';
import { loadHost, type LoadedHost } from '#host/loadHost.ts';
import { importWithRetry } from '#host/importWithRetry.ts';
import { authHostSuffix } from '#domain/address/wechat/authAddress.ts';
import { linkContext, provideLinkContext } from '../navigation/linkContext.ts';
import { services } from '#session/services.ts';

let opened: Promise<Host> | undefined;
let looking: Promise<LoadedHost> | undefined;
let isCertain = false;

/** What this page runs in. It never fails; until it is known, do as in a browser. */
export function currentHost(): Promise<Host> {
  opened ??= look().then((found) => found.host);
  return opened;
}

/** The same, where need be looked for once more; undefined while it is still uncertain. */
export async function certainHost(): Promise<Host | undefined> {
  const known = await currentHost();
  if (isCertain) return known;
  const found = await look();
  if (found.isCertain) opened = Promise.resolve(found.host);
  return found.isCertain ? found.host : undefined;
}

function look(): Promise<LoadedHost> {
  looking ??= openHost().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function openHost(): Promise<LoadedHost> {
  const { device, times, now, build } = services();
  const auth = (timeoutMs: number) => ({
    base: build.authBase,
    suffix: authHostSuffix(build.platform),
    timeoutMs,
  });
  const found = await loadHost({
    window,
    userAgent: hostSigns().userAgent,
    environment: () => hostSigns().environment,
    isIos: isIos(),
    now,
    times,
    signing: {
      sign: async (pageUrl, limitMs) => {
        const { getPageConfiguration } = await importWithRetry(
          () => import('#api/authHost/getPageConfiguration.ts'),
        );
        return getPageConfiguration(auth(limitMs), pageUrl);
      },
      entryUrl: () => device.getState().iOSEnterUrl,
      hasConfig: () => device.getState().iOSHasConfig,
      keepHasConfig: (iOSHasConfig) => device.getState().setForPage({ iOSHasConfig }),
    },
    storeMedia: async (mediaId) => {
      const { storeMedia } = await importWithRetry(() => import('#api/authHost/storeMedia.ts'));
      return storeMedia(auth(times.requestTimeoutMs), mediaId);
    },
    miniPages: { webViewPage: build.miniWebViewPage, filePage: build.miniFilePage },
  });
  isCertain = found.isCertain;
  provideLinkContext({ ...linkContext(), host: found.host });
  return found;
}
