import { createBrowserHost } from './createBrowserHost.ts';
import { waitForBridge } from './waitForBridge.ts';
import { detectHost } from './detectHost.ts';
import type { Host } from './host.ts';
import type { HostDeps } from './hostDeps.ts';
import { importWithRetry } from './importWithRetry.ts';

export interface LoadDeps extends HostDeps {
  readonly userAgent: string;
  /** `window.__wxjs_environment` of this moment. */
  readonly environment: () => unknown;
}

export interface LoadedHost {
  readonly host: Host;
  /** False where its files did not come, or its bridge has not: load it again. */
  readonly isCertain: boolean;
}

/** The host of this page. A plain browser loads nothing of the others; what cannot be loaded is done as in a browser. */
export async function loadHost(deps: LoadDeps): Promise<LoadedHost> {
  const { window, times, userAgent, environment } = deps;
  const detect = () => detectHost({ userAgent, environment: environment() });
  if (detect() === 'browser') return { host: createBrowserHost(window), isCertain: true };
  try {
    // Unless the user agent tells, whether a mini-program shows the page is certain only when the bridge is there.
    const isCertain = /miniprogram/i.test(userAgent) || (await waitForBridge(window, times.hostAnswerMs));
    const { createWechatSdk } = await importWithRetry(() => import('./wechatSdk.ts'));
    const sdk = createWechatSdk(deps);
    const host =
      detect() === 'miniProgram'
        ? (await importWithRetry(() => import('./createMiniProgramHost.ts'))).createMiniProgramHost(sdk, deps)
        : (await importWithRetry(() => import('./createWechatHost.ts'))).createWechatHost(sdk, deps);
    return { host, isCertain };
  } catch {
    return { host: createBrowserHost(window), isCertain: false };
  }
}
