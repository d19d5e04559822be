export type HostName = 'browser' | 'wechat' | 'miniProgram';

/** What the app around the page says of itself. None of it is proof; it decides about navigation, never about access. */
export interface HostSigns {
  readonly userAgent: string;
  /** `window.__wxjs_environment`, which WeChat may set only after the page has started. */
  readonly environment: unknown;
}

/** What the app around this page says now. */
export const hostSigns = (): HostSigns => ({
  userAgent: navigator.userAgent,
  environment: Reflect.get(window, '__wxjs_environment'),
});

/** Which host this is, as far as it has said so. */
export function detectHost({ userAgent, environment }: HostSigns): HostName {
  if (!/micromessenger/i.test(userAgent)) return 'browser';
  return /miniprogram/i.test(userAgent) || environment === 'miniprogram' ? 'miniProgram' : 'wechat';
}

/**
 * Whether it may turn out to be a mini-program: worth waiting for its answer before a link is opened. The stored parameter
 * is a hint and no more, as a link that is passed on out of a mini-program carries it into any other host.
 */
export function mayBeMiniProgram(signs: HostSigns, fromMiniProgram: string | undefined): boolean {
  const host = detectHost(signs);
  return host === 'miniProgram' || (host === 'wechat' && fromMiniProgram !== undefined);
}
