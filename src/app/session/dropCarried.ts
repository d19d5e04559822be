/** What a log-out has carried over is in the storage by now: a later reload of this entry must not bring it back. */
export function dropCarried(): void {
  const { carried, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (carried !== undefined) history.replaceState(state, '');
}
