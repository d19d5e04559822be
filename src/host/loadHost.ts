import { createBrowserHost } from './browserHost.ts';
import { bridgeComes } from './bridge.ts';
import { detectHost } from './detectHost.ts';
import type { Host } from './host.ts';
import type { HostSurroundings } from './hostSurroundings.ts';

export interface LoadSurroundings extends HostSurroundings {
  readonly fromMiniProgram: string | undefined;
  readonly userAgent: string;
  /** `window.__wxjs_environment` of this moment. */
  readonly environment: () => unknown;
}

/** The host of this page. A plain browser loads nothing of the others; what cannot be loaded is done as in a browser. */
export async function loadHost(surroundings: LoadSurroundings): Promise<Host> {
  const { window, times, userAgent, fromMiniProgram, environment } = surroundings;
  const detect = () => detectHost({ userAgent, environment: environment(), fromMiniProgram });
  if (detect() === 'browser') return createBrowserHost(window);
  try {
    // Whether a mini-program shows the page is certain only when the bridge is there.
    if (!/miniprogram/i.test(userAgent)) await bridgeComes(window, times.hostAnswerMs);
    const { createWechatSdk } = await import('./wechatSdk.ts');
    const sdk = createWechatSdk(surroundings);
    return detect() === 'miniProgram'
      ? (await import('./miniProgramHost.ts')).createMiniProgramHost(sdk, surroundings)
      : (await import('./wechatHost.ts')).createWechatHost(sdk, surroundings);
  } catch {
    return createBrowserHost(window);
  }
}
