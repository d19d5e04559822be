/** Of a booth with its contact, else of a visitor: what a colleague has left on the same phone is not theirs to go on with. */
export const contactKey = (ownerId: string, exhibitorUserId: string | undefined): string =>
  exhibitorUserId === undefined ? ownerId : `${ownerId}~${exhibitorUserId}`;
