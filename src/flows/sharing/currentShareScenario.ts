import { type ShareScenario, shareScenarioOf } from '#domain/sharing/shareLink.ts';
import { services } from '#session/services.ts';

export function currentShareScenario(exhibitionId: string): ShareScenario {
  return shareScenarioOf(exhibitionId, services().device.getState().fromWechatLink);
}
