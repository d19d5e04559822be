/** How often one choice of a question was taken, as published. */
export interface VoteCount {
  /** Of the question. */
  readonly key: string;
  /** Of the choice. */
  readonly value: string;
  readonly count: number;
}
