import { wantsNoMotion } from '../media/wantsNoMotion.ts';

const shortMs = 12;

/** Felt as one knock, where the phone can do it; not for who has asked for less motion. */
export function vibrateShortly(): void {
  if (!wantsNoMotion() && 'vibrate' in navigator) navigator.vibrate(shortMs);
}
