import type { KeptList, KeptLists } from './keptLists.ts';
import { knowsMore, mergeFields } from './sharedList.ts';

/**
 * What this page has, joined with what another page of the same phone has stored meanwhile. What both started from tells a list that
 * was deleted from one that is new.
 */
export function mergeKept(before: KeptLists, stored: KeptLists, mine: KeptLists): KeptLists {
  const find = ({ lists }: KeptLists, wanted: string) => lists.find(({ id }) => id === wanted);
  const lists: KeptList[] = [];
  for (const list of stored.lists)
    if (find(mine, list.id) === undefined && !isDeleted(find(before, list.id), list)) lists.push(list);
  for (const list of mine.lists) {
    const other = find(stored, list.id);
    if (other !== undefined) lists.push(mergeList(find(before, list.id), other, list));
    else if (!isDeleted(find(before, list.id), list)) lists.push(list);
  }
  const known = new Map([...stored.known, ...mine.known].map((mark) => [mark.id, mark]));
  return {
    // Its notes name the phone that wrote them.
    phone: stored.lists.length === 0 ? mine.phone : stored.phone,
    lists,
    known: Array.from(known.values()),
    frames: mergeFrames(before.frames, stored.frames, mine.frames),
    draft: isSame(before.draft, mine.draft) ? stored.draft : mine.draft,
  };
}

/** The page that lacks it has deleted it; what was written into it elsewhere since then is not deleted. */
const isDeleted = (before: KeptList | undefined, list: KeptList) =>
  before !== undefined && !knowsMore(list.fields, before.fields);

const mergeList = (before: KeptList | undefined, other: KeptList, list: KeptList): KeptList => ({
  ...list,
  me: list.me === '' || list.me === before?.me ? other.me || list.me : list.me,
  givenAt: Math.max(list.givenAt, other.givenAt),
  fields: mergeFields(other.fields, list.fields),
});

/** Codes that a phone's camera opens come in a page each. */
function mergeFrames(
  before: KeptLists['frames'],
  stored: KeptLists['frames'],
  mine: KeptLists['frames'],
): KeptLists['frames'] {
  if (isSame(before, mine)) return stored;
  const isOneList =
    mine !== undefined && stored !== undefined && mine.mark === stored.mark && mine.count === stored.count;
  return isOneList ? { ...mine, parts: { ...stored.parts, ...mine.parts } } : mine;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
