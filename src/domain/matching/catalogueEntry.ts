import type { TextPair } from '../form/formDefinition.ts';
import type { FormerEntry } from '../record/formerEntry.ts';
import type { TextPart } from './highlight.ts';

/** What can be found. */
export const searchKinds = [
  'exhibitor',
  'product',
  'conference',
  'live',
  'promotion',
  'news',
  'supply',
  'file',
  'hall',
  'contact',
  'person',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** About people: held by the page that shows them, and never kept with what is read of an exhibition. */
export const isOfPeople = (kind: SearchKind): boolean => kind === 'contact' || kind === 'person';

/** One thing of an exhibition as the search keeps and shows it. Texts are '' when absent. */
export interface CatalogueEntry {
  readonly kind: SearchKind;
  /** What its page is opened by; unique within its kind. */
  readonly id: string;
  readonly name: TextPair;
  /** Shown under the name and searched too, such as the kind of products or the supplier. */
  readonly note: TextPair;
  /** Searched and not shown. */
  readonly more?: string;
  readonly hall: TextPair;
  /** Of that hall; absent where it has none, and of what an earlier version has kept. */
  readonly hallId?: string;
  readonly booth: string;
  readonly picture: string;
  /** When it begins or was published, as the server's text; absent where that tells nothing. */
  readonly time?: string;
  /** The organiser has called it off. */
  readonly isCancelled?: true;
  /** What the organiser's last change has replaced; absent where that is not told. */
  readonly former?: FormerEntry;
  /** Among equal matches the larger comes first. */
  readonly rank: number;
}

export interface FoundEntry {
  readonly entry: CatalogueEntry;
  readonly name: readonly TextPart[];
  /** Set where the name in the other language was found, and the shown one was not. */
  readonly otherName: readonly TextPart[];
}

export interface FoundKind {
  readonly kind: SearchKind;
  /** Of all that match; more than are listed, perhaps. */
  readonly count: number;
  readonly entries: readonly FoundEntry[];
}

export interface CatalogueAnswer {
  /** Exhibitors, products and sessions, then the others in the order of their best match. */
  readonly kinds: readonly FoundKind[];
  /** Nothing matches as it was typed: these match with one typing error. */
  readonly isCorrected: boolean;
}
