import { isEasyPage } from '../motion/easyPage.ts';

/** Whether the visitor has asked the system for less motion, or this page for its easy mode. */
export function wantsNoMotion(): boolean {
  return (
    isEasyPage() ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}
