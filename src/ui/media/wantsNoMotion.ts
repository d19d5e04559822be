/** Whether the visitor has asked the system for less motion. */
export function wantsNoMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
