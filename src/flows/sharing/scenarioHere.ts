import { type ShareScenario, shareScenarioOf } from '../../domain/shareLink.ts';
import { services } from '../services.ts';

/** The scenario of this visitor at this exhibition. */
export function shareScenarioHere(exhibitionId: string): ShareScenario {
  return shareScenarioOf(exhibitionId, services().device.getState().fromWechatLink);
}
