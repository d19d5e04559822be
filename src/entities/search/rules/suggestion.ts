import type { TextPair } from '#domain/form/formDefinition.ts';
import type { CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';

/** `kind/id` of an entry of the catalogue. */
export type EntryKey = string;

export const entryKey = ({ kind, id }: Pick<CatalogueEntry, 'kind' | 'id'>): EntryKey => `${kind}/${id}`;

/** Where a text comes from that says what a visitor looks for. */
export type WordSource = 'searched' | 'answered' | 'offered';

export interface InterestWord {
  readonly source: WordSource;
  /** Found in either language; the same twice where it has none. */
  readonly text: TextPair;
}

/** What the phone knows of a visitor's interests. */
export interface Interests {
  readonly favourites: readonly EntryKey[];
  /** Whose pages were opened. */
  readonly seen: readonly EntryKey[];
  /** What the visitor said is not for them. */
  readonly dismissed: readonly EntryKey[];
  readonly words: readonly InterestWord[];
}

/**
 * `favouriteTopic`, `seenTopic`: of the same kind of products as favourites, or as what was opened; `favouriteSupplier`: of an
 * exhibitor that is a favourite; `sharedTopic`: a person who names a kind of products of these; else the word that it has in its name or kind.
 */
export type ReasonCode = 'favouriteTopic' | 'seenTopic' | 'favouriteSupplier' | 'sharedTopic' | WordSource;

export interface Reason {
  readonly code: ReasonCode;
  /** The kind, the supplier or the word. */
  readonly text: TextPair;
}

export interface Suggestion {
  readonly entry: CatalogueEntry;
  /** The strongest first; at least one. */
  readonly reasons: readonly Reason[];
}

export interface SuggestionsAsked {
  readonly interests: Interests;
  readonly kinds: readonly SearchKind[];
  /** How many of each kind. */
  readonly limit: number;
}
