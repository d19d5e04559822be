/** One row that a figure of the organiser counts, with no more of a person than the pages of the organiser show. */
export interface FigureRow {
  readonly RecordId: string;
  /** Epoch milliseconds; undefined where the row tells none that can be read. */
  readonly atMs: number | undefined;
  /** How many it counts: a row of views has those of a day. */
  readonly count: number;
  /** Whose booth it is about; '' for none. */
  readonly exhibitorId: string;
  /** The channel, the place or the file; '' for none. */
  readonly aboutId: string;
  /** Further columns of its list. */
  readonly texts: Readonly<Partial<Record<FigureText, string>>>;
  /** Of an order; undefined without one that can be read. */
  readonly cents?: number | undefined;
}

export type FigureText = 'name' | 'company' | 'contact' | 'state' | 'number' | 'product' | 'kind';
