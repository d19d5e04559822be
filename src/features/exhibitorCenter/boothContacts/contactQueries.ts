import { queryOptions } from '@tanstack/react-query';
import { boothRefusals, removeBoothRow } from '#entities/exhibitor/api/boothWrites.ts';
import { exhibitorContacts, readContact } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import { whyKept } from '../rules/forms/contactForm.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

export type Contact = NonNullable<ReturnType<typeof readContact>>;

export const contactRows: BoothRows<Contact> = {
  collection: exhibitorContacts,
  withdrawnFrom: 'ExhibitorContact',
  read: readContact,
  isOfAllExhibitions: true,
};

const contactsKey = ({ exhibitorId }: BoothKey) => ['boothContacts', exhibitorId] as const;

/** All contacts of the exhibitor, the newest first. */
export const ownContactsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: contactsKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), contactRows, booth),
    staleTime: services().times.pollMs,
  });

/** A contact was added, corrected or removed here: also the exhibitor's page reads it again. */
export async function invalidateContacts(booth: BoothKey): Promise<void> {
  const { exhibitionId, exhibitorId } = booth;
  const keys = [
    contactsKey(booth),
    ['exhibitorContacts', exhibitionId, exhibitorId],
    ['boothRight', exhibitionId, exhibitorId],
  ];
  await Promise.all(keys.map((queryKey) => rereadQueries({ queryKey })));
}

export type RemovalFailure = RowChangeFailure | 'refused' | 'lastAdmin' | 'oneself';

/** Removes a contact: once, and twice does no harm. Whether it may go is seen from all contacts immediately before. */
export async function removeContact(
  booth: BoothKey,
  contactId: string,
  ownContactId: string,
): Promise<'done' | RemovalFailure> {
  let kept: 'oneself' | 'lastAdmin' | undefined;
  const personIn = (all: readonly Contact[]) => all.find(({ RecordId }) => RecordId === contactId);
  const outcome = await changeRow<readonly Contact[], 'refused' | 'lastAdmin' | 'oneself'>({
    readAgain: (client) => readBoothRows(client, contactRows, booth, { policy: 'besideForm' }),
    isAsSeen(all) {
      const person = personIn(all);
      kept = person && whyKept(person, all, ownContactId);
      return kept === undefined;
    },
    send: (client) => removeBoothRow(client, exhibitorContacts, contactId, booth.exhibitorUserId),
    holds: (all) => personIn(all) === undefined,
    refusalOf(resCode) {
      const refusal = boothRefusals[resCode];
      return refusal === 'lastAdmin' || refusal === 'oneself' ? refusal : 'refused';
    },
  });
  return kept ?? outcome;
}
