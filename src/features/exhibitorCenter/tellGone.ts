import { renderToast } from '#ui/overlay/appToast.tsx';
import { services } from '#session/services.ts';

/** A row that is no more leaves its list, and what would be said beside it with it. */
export function tellGone(outcome: string, text: string): void {
  if (outcome === 'gone') renderToast(text, { ms: services().times.linkToastMs });
}
