import type { TextPair } from '#domain/form/formDefinition.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import type { CameRow } from '../rules/newRows.ts';

/** Something that an exhibitor has added. */
export interface Came extends CameRow {
  readonly name: TextPair;
  /** When a live stream begins, epoch milliseconds; missing for a product. */
  readonly startMs?: number | undefined;
}

/** What has come that only this phone can know to be new; plain data, because the phone keeps it. */
export interface WhatCame {
  readonly products: readonly Came[];
  readonly lives: readonly Came[];
  /** The sessions of the schedule, as they are now. */
  readonly sessions: readonly Session[];
}

export const nothingCame: WhatCame = { products: [], lives: [], sessions: [] };

/** What is followed: saved exhibitors and the sessions of the schedule, by their ids, sorted. */
export interface Followed {
  readonly exhibitorIds: readonly string[];
  readonly sessionIds: readonly string[];
}

export const cameKey = ({ exhibitionId, visitorId }: VisitorKey) =>
  ['whatsNew', exhibitionId, visitorId] as const;

/** Where the phone keeps what it has read last. */
export const camePlace = ({ exhibitionId, visitorId }: VisitorKey) => ({
  exhibitionId,
  visitorIds: [visitorId],
  name: 'whatsNew',
});

const lists = ['products', 'lives', 'sessions'] as const;

/** What was read before, here or by an earlier version; undefined for anything else. */
export const asWhatCame = (value: unknown): WhatCame | undefined =>
  isServerRow(value) && lists.every((name) => Array.isArray(value[name]))
    ? (value as unknown as WhatCame)
    : undefined;

/** Without what was followed when it was read, and is not any more. */
export const stillFollowed = (
  { products, lives, sessions }: WhatCame,
  { exhibitorIds, sessionIds }: Followed,
): WhatCame => ({
  products: products.filter(({ exhibitorId }) => exhibitorIds.indexOf(exhibitorId) >= 0),
  lives: lives.filter(({ exhibitorId }) => exhibitorIds.indexOf(exhibitorId) >= 0),
  sessions: sessions.filter(({ id }) => sessionIds.indexOf(id) >= 0),
});
