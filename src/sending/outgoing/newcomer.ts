import { userIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';
import type { Sender } from '../rules/sender.ts';

/** Who sends something now without being a visitor of the exhibition. */
export const newcomer = (): Sender => ({
  kind: 'newcomer',
  userId: userIn(services().device.getState()) ?? '',
});
