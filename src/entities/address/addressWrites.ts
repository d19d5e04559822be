import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { type AddressDraft, cleanAddress, type DeliveryAddress } from './rules/deliveryAddress.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { ApiProblem, Refused } from '#data/client/problems.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { addresses } from './api/addressCollections.ts';

export type AddressOutcome = 'done' | 'refused' | 'failed';

const mostRows = 200;
/** An order that is being written chooses from the list that is read next. */
const waitsMs = 1_000;
const beside = { policy: 'besideForm' } as const;

/** Of this visitor, newest first, without deleted ones. @throws ApiProblem */
export const listAddresses = (
  client: ApiClient,
  { visitorId }: VisitorKey,
  options: { readonly policy?: 'besideForm' } = {},
): Promise<DeliveryAddress[]> =>
  // A delivery address is the same at every exhibition.
  addresses.list(
    client,
    { VisitorId: visitorId },
    { ...options, sort: { CreatedAtMesc: -1 }, pageIndex: 1, pageSize: mostRows },
  );

const written = (draft: AddressDraft) => ({
  Name: draft.name,
  Phone: draft.phone,
  Province: draft.province,
  City: draft.city,
  Area: draft.area,
  AddressDetail: draft.detail,
  PostalCode: draft.postalCode,
  IsDefault: draft.isDefault,
  IsShow: true,
});

const isEqual = (one: AddressDraft, other: AddressDraft): boolean =>
  (['name', 'phone', 'province', 'city', 'area', 'detail', 'postalCode'] as const).every(
    (key) => one[key] === other[key],
  );

/**
 * Adds an address, or corrects the one of this id. One that says the same is there already when an answer got lost, and is
 * not added twice. Never throws for what the network or the server does.
 */
export async function saveAddress(
  client: ApiClient,
  owner: VisitorKey,
  typed: AddressDraft,
  recordId: string | undefined,
): Promise<AddressOutcome> {
  const draft = cleanAddress(typed);
  const same = async () => (await listAddresses(client, owner, beside)).find((one) => isEqual(one, draft));
  let savedId = recordId ?? '';
  const outcome = await once(
    async () => {
      if (recordId !== undefined) return addresses.update(client, recordId, written(draft));
      if ((await same()) !== undefined) return;
      const { exhibitionId: ExhibitionId, visitorId: VisitorId } = owner;
      const sender = { kind: 'visitor', ...owner } as const;
      const record = { ExhibitionId, VisitorId, ...written(draft) };
      const into = { name: 'Address', collection: addresses, sender, waitsMs } as const;
      savedId = readLine((await insertOnce(client, into, record))?.['RecordId']);
    },
    async () => (await same()) !== undefined,
  );
  if (outcome !== 'done' || !draft.isDefault) return outcome;
  return makeDefault(client, owner, savedId || (await same().catch(() => undefined))?.RecordId);
}

/** Shows an address again, or no more. */
export const showAddress = (
  client: ApiClient,
  owner: VisitorKey,
  recordId: string,
  isShown: boolean,
): Promise<AddressOutcome> =>
  once(
    () => addresses.update(client, recordId, { IsShow: isShown }),
    async () => {
      const rows = await listAddresses(client, owner, beside);
      return rows.some((row) => row.RecordId === recordId) === isShown;
    },
  );

/** This one, and no other. Undefined: it is not known which one it is, and the next list shows what holds. */
export async function makeDefault(
  client: ApiClient,
  owner: VisitorKey,
  recordId: string | undefined,
): Promise<AddressOutcome> {
  if (recordId === undefined) return 'done';
  return once(
    async () => {
      for (const { RecordId, isDefault } of await listAddresses(client, owner, beside)) {
        const wanted = RecordId === recordId;
        if (wanted !== isDefault) await addresses.update(client, RecordId, { IsDefault: wanted });
      }
    },
    async () => {
      const rows = await listAddresses(client, owner, beside);
      return rows.every(({ RecordId, isDefault }) => isDefault === (RecordId === recordId));
    },
  );
}

/** One attempt; without an answer what the server holds decides. */
async function once(act: () => Promise<unknown>, holds: () => Promise<boolean>): Promise<AddressOutcome> {
  try {
    await act();
    return 'done';
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem instanceof Refused) return 'refused';
  }
  return (await holds().catch(() => false)) ? 'done' : 'failed';
}
