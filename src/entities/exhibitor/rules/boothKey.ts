/** The booth of the exhibitor who is logged in. */
export interface BoothKey {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  /** On whose behalf the API is asked. */
  readonly exhibitorUserId: string;
}
