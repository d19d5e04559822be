import type { Contact } from '#domain/person/contact.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Phone, Tab } from '#tests/flows/openPhone.ts';
import { actIn, type Page, type SweptWrite } from '#tests/sending/duplicates/sweptWrite.ts';

/** Who logs in on the phone of the first person, and wishes nothing. */
export const nextPerson = { visitorId: 'next00000000000000000001', userId: 'user00000000000000000next' };

/** A write of the simulator: one that is swept, or one that needs more of the phone. */
export interface SimulatedWrite extends SweptWrite {
  /** Sent by a person who is no visitor yet, and has proven this contact. */
  readonly newcomer?: Contact;
  /** How many rows one wish makes, where it is not one. */
  readonly makes?: number;
  /** A second row that only the browser has made is valid, too: it is looked for once, and stays where that look breaks. */
  readonly mayStayTwice?: true;
  /** It uploads a file, in so many requests. A second tab with its form is another wish. */
  readonly uploads?: number;
  /** What is wrong about the files that the rows of a wish name. */
  readonly flaws?: (phone: Phone, rows: readonly Row[]) => Promise<readonly string[]>;
}

/** The person of this write acts on a page, or is about to register there. */
export async function enter(tab: Tab, phone: Phone, write: SimulatedWrite): Promise<Page> {
  const { newcomer, exhibitionId } = write;
  if (newcomer === undefined) return actIn(tab, phone, exhibitionId, 0);
  const { provenContacts } = await tab.localStores();
  await provenContacts.remember(exhibitionId, newcomer);
  return { phone, tab, exhibitionId, visitorId: '', registrationId: '', run: 0, said: '林小满' };
}
