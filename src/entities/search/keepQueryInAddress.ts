import { looksPersonal } from '#device/drafts/looksPersonal.ts';

/**
 * Writes the query into the present history entry without a navigation: what was typed a moment ago is in it when the visitor
 * comes back to it. Never a number or an address of a person: the address of a page is shared, and told to hosts.
 */
export function keepQueryInAddress(typed: string): void {
  const query = looksPersonal(typed) ? '' : typed;
  const address = new URL(window.location.href);
  if ((address.searchParams.get('q') ?? '') === query) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  window.history.replaceState(window.history.state, '', address.href);
}
