import { createBrowserHost } from './createBrowserHost.ts';
import { waitForBridge } from './wechat/waitForBridge.ts';
import { detectHost } from './detectHost.ts';
import type { Host } from './host.ts';
import type { HostDeps } from './hostDeps.ts';
import { importWithRetry } from './importWithRetry.ts';

export interface LoadDeps extends HostDeps {
  readonly userAgent: string;
  /** `window.__wxjs_environment`, read now. */
  readonly environment: () => unknown;
}

export interface LoadedHost {
  readonly host: Host;
  /** False when the chunk or the bridge did not load: call again. */
  readonly isCertain: boolean;
}

/** A plain browser loads no code of other hosts; if a host's chunk fails, the browser's features are used. */
export async function loadHost(deps: LoadDeps): Promise<LoadedHost> {
  const { window, times, userAgent, environment } = deps;
  const detect = () => detectHost({ userAgent, environment: environment() });
  if (detect() === 'browser') return { host: createBrowserHost(window), isCertain: true };
  try {
    // Unless the user agent says so, a mini-program is recognised only once the bridge exists.
    const isCertain = /miniprogram/i.test(userAgent) || (await waitForBridge(window, times.hostAnswerMs));
    const { createWechatSdk } = await importWithRetry(() => import('./wechat/wechatSdk.ts'));
    const sdk = createWechatSdk(deps);
    const host =
      detect() === 'miniProgram'
        ? (await importWithRetry(() => import('./wechat/createMiniProgramHost.ts'))).createMiniProgramHost(
            sdk,
            deps,
          )
        : (await importWithRetry(() => import('./wechat/createWechatHost.ts'))).createWechatHost(sdk, deps);
    return { host, isCertain };
  } catch {
    return { host: createBrowserHost(window), isCertain: false };
  }
}
