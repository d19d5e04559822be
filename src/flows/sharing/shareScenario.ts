import type { ShareScenario } from '../../domain/shareLink.ts';

/** Which way of registering is shared here. */
export function shareScenario(): ShareScenario {
  return 'multiChannelRegistration';
}
