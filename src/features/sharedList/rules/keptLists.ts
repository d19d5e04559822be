import { isServerRow } from '#domain/record/serverRow.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import type { Division } from './divide.ts';
import { cleanFields } from './cleanFields.ts';
import type { Frames } from './frames.ts';
import {
  type Fields,
  knowsMore,
  mergeFields,
  most,
  type SentList,
  type SharedList,
  writeFields,
  type Written,
} from './sharedList.ts';

export interface KeptList extends SharedList {
  /** Which of its people has this phone; '' until they have said so. */
  readonly me: string;
  /** The highest counter when it was last given on. */
  readonly givenAt: number;
}

/** What is being typed of a new list. */
export interface ListDraft {
  readonly title: string;
  /** The first is who begins it. */
  readonly names: readonly string[];
  readonly division: Division;
}

/** The lists of one person at one exhibition, on this phone alone. */
export interface KeptLists {
  /** Names this phone in what it writes. */
  readonly phone: string;
  /** The newest first. */
  readonly lists: readonly KeptList[];
  /** Names and booths of their exhibitors as they were last known. */
  readonly known: readonly Mark[];
  /** Of a list of which some codes are still to come. */
  readonly frames: Frames | undefined;
  readonly draft: ListDraft | undefined;
}

export const noLists = (phone: string): KeptLists => ({
  phone,
  lists: [],
  known: [],
  frames: undefined,
  draft: undefined,
});

export const findList = ({ lists }: KeptLists, id: string): KeptList | undefined =>
  lists.find((list) => list.id === id) ?? lists[0];

/** @param texts by field, as they are now */
export function writeIn(kept: KeptLists, listId: string, texts: Readonly<Record<string, string>>): KeptLists {
  return changeList(kept, listId, (list) => ({
    ...list,
    fields: writeFields(list.fields, kept.phone, texts),
  }));
}

export const changeList = (
  kept: KeptLists,
  listId: string,
  next: (list: KeptList) => KeptList,
): KeptLists => ({
  ...kept,
  lists: kept.lists.map((list) => (list.id === listId ? next(list) : list)),
});

const highestCounter = (fields: Fields): number =>
  Object.values(fields).reduce((highest, { counter }) => Math.max(highest, counter), 0);

/** How many things this phone has written that it has not given on. */
export const unsentOf = ({ fields, givenAt }: KeptList, phone: string): number =>
  Object.values(fields).filter((written) => written.phone === phone && written.counter > givenAt).length;

/** @param fields what was given on; what was written meanwhile was not */
export const markGiven = (kept: KeptLists, listId: string, fields: Fields): KeptLists =>
  changeList(kept, listId, (list) => ({
    ...list,
    givenAt: Math.max(list.givenAt, highestCounter(fields)),
  }));

export type Taken =
  | { readonly kind: 'isNew' | 'merged' | 'isSame'; readonly kept: KeptLists }
  /** An update of a list that this phone does not have. */
  | { readonly kind: 'partOfUnknown' }
  | { readonly kind: 'tooMany' };

/** A list that was sent, merged into what this phone knows of it. */
export function takeList(kept: KeptLists, { id, fields, isPart }: SentList): Taken {
  const known = kept.lists.find((list) => list.id === id);
  if (known === undefined) {
    if (isPart) return { kind: 'partOfUnknown' };
    if (kept.lists.length >= most.lists) return { kind: 'tooMany' };
    const list = { id, fields, me: '', givenAt: highestCounter(fields) };
    return { kind: 'isNew', kept: { ...kept, lists: [list, ...kept.lists] } };
  }
  if (!knowsMore(fields, known.fields)) return { kind: 'isSame', kept };
  const merged = changeList(kept, id, (list) => ({ ...list, fields: mergeFields(list.fields, fields) }));
  return { kind: 'merged', kept: merged };
}

/** What a stranger of this phone had, for the person who has logged in since. */
export const adopt = (own: KeptLists, strangers: KeptLists): KeptLists => ({
  ...own,
  // Its notes name the phone that wrote them.
  phone: own.lists.length === 0 ? strangers.phone : own.phone,
  lists: [
    ...strangers.lists.filter(({ id }) => own.lists.every((list) => list.id !== id)),
    ...own.lists.map((list) => {
      const other = strangers.lists.find(({ id }) => id === list.id);
      return other === undefined
        ? list
        : { ...list, me: list.me || other.me, fields: mergeFields(list.fields, other.fields) };
    }),
  ],
  known: [...own.known, ...strangers.known],
});

/** What another version has kept may be anything. */
export function readKept(value: unknown): KeptLists | undefined {
  if (!isServerRow(value) || typeof value['phone'] !== 'string' || !Array.isArray(value['lists']))
    return undefined;
  const { phone, known, frames, draft } = value;
  const lists = (value['lists'] as unknown[]).map(readList).filter((list) => list !== undefined);
  return {
    phone,
    lists,
    known: Array.isArray(known) ? (known as Mark[]).filter(isServerRow) : [],
    frames: isServerRow(frames) ? (frames as unknown as Frames) : undefined,
    draft: isServerRow(draft) && Array.isArray(draft['names']) ? (draft as unknown as ListDraft) : undefined,
  };
}

function readList(value: unknown): KeptList | undefined {
  if (!isServerRow(value) || typeof value['id'] !== 'string' || !isServerRow(value['fields']))
    return undefined;
  const fields: Record<string, Written> = {};
  for (const [name, written] of Object.entries(value['fields']))
    if (isServerRow(written) && typeof written['text'] === 'string' && typeof written['phone'] === 'string')
      fields[name] = { text: written['text'], phone: written['phone'], counter: Number(written['counter']) };
  const me = typeof value['me'] === 'string' ? value['me'] : '';
  return { id: value['id'], fields: cleanFields(fields), me, givenAt: Number(value['givenAt']) || 0 };
}
