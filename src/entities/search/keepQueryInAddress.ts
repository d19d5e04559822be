/**
 * Writes the query into the present history entry without a navigation: what was typed a moment ago is in it when the visitor
 * comes back to it.
 */
export function keepQueryInAddress(query: string): void {
  const address = new URL(window.location.href);
  if ((address.searchParams.get('q') ?? '') === query) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  window.history.replaceState(window.history.state, '', address.href);
}
