import { contactKey } from '#domain/person/contactKey.ts';

/** The booth of the exhibitor who is logged in. */
export interface BoothKey {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  /** On whose behalf the API is asked. */
  readonly exhibitorUserId: string;
}

/** Whose drafts they are: what a colleague has typed is not this contact's to go on with. */
export const draftOwnerOf = ({ exhibitorId, exhibitorUserId }: BoothKey): string =>
  contactKey(exhibitorId, exhibitorUserId);
