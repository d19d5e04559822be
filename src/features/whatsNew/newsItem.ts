import type { QueryState } from '#ui/query/QueryState.ts';

/** In the order in which they stand. */
export const newsKinds = [
  'ticket',
  'session',
  'appointment',
  'message',
  'answer',
  'order',
  'seats',
  'file',
  'live',
  'product',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** One change, as its row shows it. */
export interface NewsItem {
  readonly kind: NewsKind;
  readonly id: string;
  readonly title: string;
  /** What has changed. */
  readonly note: string;
  readonly to: string;
  /** Missing where the page that it leads to notes that it was seen. */
  readonly onOpen?: () => void;
}

/** What is new of one source. */
export interface NewsPart {
  readonly items: readonly NewsItem[];
  /** Without one the phone knows it all. */
  readonly query?: QueryState<unknown> | undefined;
  /** Notes that the visitor knows all of it. */
  readonly readAll: () => void;
}
