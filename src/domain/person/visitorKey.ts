/** A visitor at an exhibition: whose rows, drafts and intents they are. */
export interface VisitorKey {
  readonly exhibitionId: string;
  readonly visitorId: string;
}
