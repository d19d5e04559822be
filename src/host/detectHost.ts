export type HostName = 'browser' | 'wechat' | 'miniProgram';

/** What the app says of itself. Heuristics: use them for navigation, never for security. */
export interface HostSigns {
  readonly userAgent: string;
  /** `window.__wxjs_environment`; WeChat may set it only after the page has started. */
  readonly environment: unknown;
}

export const hostSigns = (): HostSigns => ({
  userAgent: navigator.userAgent,
  environment: Reflect.get(window, '__wxjs_environment'),
});

export function detectHost({ userAgent, environment }: HostSigns): HostName {
  if (!/micromessenger/i.test(userAgent)) return 'browser';
  return /miniprogram/i.test(userAgent) || environment === 'miniprogram' ? 'miniProgram' : 'wechat';
}

/** Whether to await WeChat's answer before opening a link. The parameter is a hint: shared links carry it elsewhere. */
export function mayBeMiniProgram(signs: HostSigns, fromMiniProgram: string | undefined): boolean {
  const host = detectHost(signs);
  return host === 'miniProgram' || (host === 'wechat' && fromMiniProgram !== undefined);
}
