import { useState } from 'react';

/** As many as one page of a list has. */
const askedTogether = 30;

/**
 * What the rows of a list point to, in groups that are each asked for by one request. Those who come later are new groups: the ones
 * that there are stay as they are while rows come and go.
 */
export function useIdGroups(ids: readonly string[]): readonly (readonly string[])[] {
  const [groups, setGroups] = useState<readonly (readonly string[])[]>([]);
  const known = new Set(groups.reduce<readonly string[]>((all, group) => all.concat(group), []));
  const fresh = Array.from(new Set(ids)).filter((id) => id !== '' && !known.has(id));
  if (fresh.length > 0) setGroups(groups.concat(slicesOf(fresh)));
  return groups;
}

function slicesOf(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / askedTogether);
  return Array.from({ length: count }, (_, at) => ids.slice(at * askedTogether, (at + 1) * askedTogether));
}
