/** So many ids are asked for in one condition; beyond them the phone leaves rows out. */
export const mostAskedFor = 200;

interface Narrowed {
  readonly among?: { readonly field: 'ExhibitorId'; readonly values: readonly string[] };
  readonly keeps?: (row: { readonly ExhibitorId: string }) => boolean;
}

/** What a list of exhibitors is asked for to hold these alone. */
export function narrowTo(ids: readonly string[] | undefined): Narrowed {
  if (ids === undefined) return {};
  // Sorted, so that the same favourites find the same answer.
  if (ids.length <= mostAskedFor) return { among: { field: 'ExhibitorId', values: ids.slice().sort() } };
  const wanted = new Set(ids);
  return { keeps: ({ ExhibitorId }) => wanted.has(ExhibitorId) };
}
