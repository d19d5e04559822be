import { reduceMotion, restoreMotion } from 'antd-mobile';
import { wantsNoMotion } from './media/wantsNoMotion.ts';

let isFollowing = false;

/** antd-mobile moves things by script, which the style sheet's rule for reduced motion does not reach. */
export function followReducedMotion(): void {
  if (isFollowing || typeof matchMedia !== 'function') return;
  isFollowing = true;
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => (wantsNoMotion() ? reduceMotion() : restoreMotion());
  apply();
  // Missing in the oldest engines, where the setting counts from the next start.
  query.addEventListener?.('change', apply);
}
