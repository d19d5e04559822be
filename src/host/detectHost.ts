export type HostName = 'browser' | 'wechat' | 'miniProgram';

/** What tells the hosts apart. None of it is proof, and nothing but manners depends on it. */
export interface HostSigns {
  readonly userAgent: string;
  /** `window.__wxjs_environment`, which WeChat may set only after the page has started. */
  readonly environment: unknown;
  /**
   * The stored query parameter: on iOS it is at times the only sign. A link that was passed on out of a mini-program
   * carries it too, so where WeChat calls the page a `browser`, it says nothing.
   */
  readonly fromMiniProgram: string | undefined;
}

/** Which host this is; asked once, at the start. */
export function detectHost({ userAgent, environment, fromMiniProgram }: HostSigns): HostName {
  if (!/micromessenger/i.test(userAgent)) return 'browser';
  const isMiniProgram =
    /miniprogram/i.test(userAgent) ||
    environment === 'miniprogram' ||
    (environment !== 'browser' && fromMiniProgram !== undefined);
  return isMiniProgram ? 'miniProgram' : 'wechat';
}
