import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { AddressBookRow } from '../rules/addressBook.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { addressBook } from './addressBookCollections.ts';

/** What the visitor did not ask for at this moment: a 403 must not lead away from the page. */
const quietly = { isAskedFor: false } as const;

/** All rows of a visitor's card case. @throws ApiProblem */
export const listAddressBook = (
  client: ApiClient,
  { exhibitionId, visitorId }: VisitorKey,
): Promise<readonly AddressBookRow[]> =>
  readAllPages((options) =>
    addressBook.page(
      client,
      { ExhibitionId: exhibitionId, VisitorId: visitorId },
      { ...quietly, ...options },
    ),
  );

/** In the case of `owner`, what is there of one person. @throws ApiProblem */
export const listOfPerson = (
  client: ApiClient,
  { exhibitionId, visitorId }: VisitorKey,
  contactVisitorId: string,
): Promise<AddressBookRow[]> =>
  addressBook.list(
    client,
    { ExhibitionId: exhibitionId, VisitorId: visitorId, ContactVisitorId: contactVisitorId },
    quietly,
  );

/** One attempt. @throws ApiProblem; Refused when the server says no */
export async function insertContact(
  client: ApiClient,
  { exhibitionId, visitorId }: VisitorKey,
  fields: ServerRow,
): Promise<void> {
  await addressBook.insert(client, { ...fields, ExhibitionId: exhibitionId, VisitorId: visitorId }, quietly);
}

/** Safe to repeat. @throws as above */
export const updateContact = (client: ApiClient, recordId: string, fields: ServerRow): Promise<void> =>
  addressBook.update(client, recordId, fields, quietly);

/** Safe to repeat. @throws as above */
export const deleteContactRow = (client: ApiClient, recordId: string): Promise<void> =>
  addressBook.remove(client, recordId, quietly);
