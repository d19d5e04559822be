import type { OutboxEntry } from '../../device/outbox.ts';

/** Sign-ins lie in the same outbox as registrations, under a mark of their own. */
export const signInMark = 'signIn/';

export const isSignInEntry = ({ personId }: Pick<OutboxEntry, 'personId'>) =>
  personId !== undefined && personId.indexOf(signInMark) === 0;
