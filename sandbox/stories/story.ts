import type { TextPair } from '../../src/domain/form/definition.ts';
import type { LateSeeds, Seeds } from '../records.ts';
import type { Row } from '../store/store.ts';

/** One situation a visitor can be in, as rows of its own: every story has its own exhibition. */
export interface Story {
  readonly name: string;
  readonly exhibitionId: string;
  readonly title: TextPair;
  /** One sentence: what can be seen here. */
  readonly shows: TextPair;
  /** Further ways in, such as the codes that hang on site. */
  readonly more?: readonly { readonly title: TextPair; readonly path: string }[];
  /** The rows of this story; times are counted from `nowMs`, so that "in three days" stays true. */
  rows(nowMs: number): Seeds;
  /** So many rows that they are made only when somebody first asks for their collection. */
  lateRows?(nowMs: number): LateSeeds;
}

/** All rows of several stories, collection by collection. */
export function joinSeeds(all: readonly Seeds[]): Seeds {
  const joined: Record<string, Row[]> = {};
  for (const seeds of all) {
    for (const [collection, rows] of Object.entries(seeds)) (joined[collection] ??= []).push(...rows);
  }
  return joined;
}
