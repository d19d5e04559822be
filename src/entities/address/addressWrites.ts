import type { VisitorKey } from '#domain/person/visitorKey.ts';
import {
  type AddressDraft,
  cleanAddress,
  type DeliveryAddress,
  withOneDefault,
} from './rules/deliveryAddress.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { ApiProblem, Refused } from '#data/client/problems.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { inTurn } from '#sending/inTurn.ts';
import { addresses } from './api/addressCollections.ts';

export type AddressOutcome = 'done' | 'refused' | 'failed';
/** `half`: the others are not the default any more, and perhaps none is. */
export type DefaultOutcome = AddressOutcome | 'half';
/** `notDefault`: it is saved, and was to be the default as well. `wasThere`: one that says the same is saved already, and none was added. */
export type SaveOutcome = AddressOutcome | 'notDefault' | 'wasThere';

/** An order that is being written chooses from the list that is read next. */
const waitsMs = 1_000;
const beside = { policy: 'besideForm' } as const;

interface ListOptions {
  readonly policy?: 'besideForm';
}

/** Of this visitor, newest first, without deleted ones; no more than one is the default. @throws ApiProblem */
export const listAddresses = async (
  client: ApiClient,
  owner: VisitorKey,
  options: ListOptions = {},
): Promise<readonly DeliveryAddress[]> => withOneDefault(await listStored(client, owner, options));

/** As the server has them: another client, or a change that broke off, may have left several defaults. */
const listStored = (
  client: ApiClient,
  { visitorId }: VisitorKey,
  options: ListOptions,
): Promise<DeliveryAddress[]> =>
  // A delivery address is the same at every exhibition.
  readAllPages((paging) =>
    addresses.page(client, { VisitorId: visitorId }, { ...options, ...paging, sort: { CreatedAtMesc: -1 } }),
  );

const written = (draft: AddressDraft, { isDefault }: { readonly isDefault: boolean | undefined }) => ({
  Name: draft.name,
  Phone: draft.phone,
  Province: draft.province,
  City: draft.city,
  Area: draft.area,
  AddressDetail: draft.detail,
  PostalCode: draft.postalCode,
  ...(isDefault !== undefined && { IsDefault: isDefault }),
  IsShow: true,
});

const isEqual = (one: AddressDraft, other: AddressDraft): boolean =>
  (['name', 'phone', 'province', 'city', 'area', 'detail', 'postalCode'] as const).every(
    (key) => one[key] === other[key],
  );

/**
 * Adds an address, or corrects the one of this id. One that says the same is there already when an answer got lost or another tab has
 * sent the same draft, and is not added twice. Never throws for what the network or the server does.
 */
export async function saveAddress(
  client: ApiClient,
  owner: VisitorKey,
  typed: AddressDraft,
  recordId: string | undefined,
): Promise<SaveOutcome> {
  try {
    return await inTurn(`address/${owner.visitorId}`, () => lookAndSave(client, owner, typed, recordId));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return 'failed';
  }
}

async function lookAndSave(
  client: ApiClient,
  owner: VisitorKey,
  typed: AddressDraft,
  recordId: string | undefined,
): Promise<SaveOutcome> {
  const draft = cleanAddress(typed);
  const list = () => listAddresses(client, owner, beside);
  const same = async () => (await list()).find((one) => isEqual(one, draft));
  let savedId = recordId ?? '';
  let wasThere = false;
  const outcome = await once(
    async () => {
      // One that is to be the default while another is becomes it in a second write, so that there are never two.
      if (recordId !== undefined) {
        const isDefault = draft.isDefault ? undefined : false;
        return addresses.update(client, recordId, written(draft, { isDefault }));
      }
      const rows = await list();
      wasThere = rows.some((one) => isEqual(one, draft));
      if (wasThere) return;
      const isDefault = draft.isDefault && !rows.some((one) => one.isDefault);
      const { exhibitionId: ExhibitionId, visitorId: VisitorId } = owner;
      const sender = { kind: 'visitor', ...owner } as const;
      const record = { ExhibitionId, VisitorId, ...written(draft, { isDefault }) };
      const into = { name: 'Address', collection: addresses, sender, waitsMs } as const;
      savedId = readLine((await insertOnce(client, into, record))?.['RecordId']);
    },
    async () => (await same()) !== undefined,
  );
  if (outcome !== 'done') return outcome;
  const saved = wasThere ? 'wasThere' : 'done';
  if (!draft.isDefault) return saved;
  const id = savedId || (await same().catch(() => undefined))?.RecordId;
  return (await makeDefault(client, owner, id)) === 'done' ? saved : 'notDefault';
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

/**
 * This one, and no other. What cannot be finished is taken back. Undefined: it is not known which one it is, and the next list shows what
 * holds. Never throws for what the network or the server does.
 */
export async function makeDefault(
  client: ApiClient,
  owner: VisitorKey,
  recordId: string | undefined,
): Promise<DefaultOutcome> {
  if (recordId === undefined) return 'done';
  let before: readonly string[] = [];
  const list = async () =>
    (await listStored(client, owner, beside)).filter(({ isDefault }) => isDefault).map((row) => row.RecordId);
  const write = (id: string, IsDefault: boolean) => addresses.update(client, id, { IsDefault });

  /** Whether one is the default, as before. */
  async function takeBack(): Promise<boolean> {
    const [earlier] = before;
    if (earlier === undefined || (await list()).length > 0) return true;
    await write(earlier, true);
    return true;
  }

  const outcome = await once(
    async () => {
      before = await list();
      // From the others first: a change that breaks off leaves none, never two.
      for (const id of before) if (id !== recordId) await write(id, false);
      if (before.indexOf(recordId) < 0) await write(recordId, true);
    },
    async () => (await list()).join() === recordId,
  );
  if (outcome === 'done') return 'done';
  return (await takeBack().catch(() => false)) ? outcome : 'half';
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
