import { selectPath } from './paths.ts';

/** Where a shared link leads, and which of the organiser's texts go with it. */
export type ShareScenario = 'wechatRegistration' | 'multiChannelRegistration';

/** `wechatLink`: the path of the /wechat_login link by which the visitor came in; it counts for the exhibition that it names. */
export function shareScenarioOf(exhibitionId: string, wechatLink: string | undefined): ShareScenario {
  return wechatLink?.split('/')[2] === exhibitionId ? 'wechatRegistration' : 'multiChannelRegistration';
}

export interface SharedPlace {
  /** The page's own. */
  readonly origin: string;
  readonly scenario: ShareScenario;
  readonly exhibitionId: string;
  readonly channelId: string | undefined;
}

/** The address that is shared. It names an exhibition and a channel, and nobody who shares it. */
export function shareLink({ origin, scenario, exhibitionId, channelId }: SharedPlace): string {
  const path = selectPath(exhibitionId, channelId);
  return origin + (scenario === 'wechatRegistration' ? path.replace(/^\/select/, '/wechat_login') : path);
}
