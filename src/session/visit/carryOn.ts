import { services } from '../services.ts';

/** State of a link by which a visitor goes on with what was filled in before. */
export const carryOnState = { carriesOn: true };

export function hasCarryOnState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'carriesOn' in state;
}

/** From here on the information form opens filled in, without asking. */
export function carryOn(): void {
  services().device.getState().set('isCarryOn', '1');
}
