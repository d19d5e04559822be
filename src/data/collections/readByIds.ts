/** How many ids one question names: more make its address or body too long for some servers. */
const mostIds = 100;

/**
 * Rows that are found by ids, however many: asked for in groups of 100, together. In the order of the groups.
 * @param read one group; `pageSize` is the number of its ids where each id has one row
 */
export async function readByIds<T>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const groups: (readonly string[])[] = [];
  for (let from = 0; from < ids.length; from += mostIds) groups.push(ids.slice(from, from + mostIds));
  const found = await Promise.all(groups.map(read));
  return found.reduce<readonly T[]>((all, rows) => [...all, ...rows], []);
}
