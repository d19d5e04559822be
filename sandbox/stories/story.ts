import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LateSeeds, Seeds } from '../records.ts';
import type { Row } from '../store/store.ts';

/** One situation with its own exhibition and rows. */
export interface Story {
  readonly name: string;
  readonly exhibitionId: string;
  readonly title: TextPair;
  /** One sentence about what it shows. */
  readonly shows: TextPair;
  /** More links, such as the codes on site. */
  readonly more?: readonly { readonly title: TextPair; readonly path: string }[];
  /** Times are relative to `nowMs`. */
  rows(nowMs: number): Seeds;
  /** Large collections: created when one of their rows is first read, and only for a read that may be about them. */
  lateRows?(nowMs: number): LateSeeds;
}

export function joinSeeds(all: readonly Seeds[]): Seeds {
  const joined: Record<string, Row[]> = {};
  for (const seeds of all) {
    for (const [collection, rows] of Object.entries(seeds)) (joined[collection] ??= []).push(...rows);
  }
  return joined;
}
