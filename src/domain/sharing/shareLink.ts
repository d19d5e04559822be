import { selectPath } from '../address/paths.ts';

export type ShareScenario = 'wechatRegistration' | 'multiChannelRegistration';

/** `wechatLink`: the /wechat_login path by which the visitor arrived; applies only to the exhibition it names. */
export function shareScenarioOf(exhibitionId: string, wechatLink: string | undefined): ShareScenario {
  return wechatLink?.split('/')[2] === exhibitionId ? 'wechatRegistration' : 'multiChannelRegistration';
}

export interface SharedPlace {
  readonly origin: string;
  readonly scenario: ShareScenario;
  readonly exhibitionId: string;
  readonly channelId: string | undefined;
}

/** Contains exhibition and channel, and nothing about the person who shares. */
export function shareLink({ origin, scenario, exhibitionId, channelId }: SharedPlace): string {
  const path = selectPath(exhibitionId, channelId);
  return origin + (scenario === 'wechatRegistration' ? path.replace(/^\/select/, '/wechat_login') : path);
}
