import { useEffect, useMemo } from 'react';
import { readOwnRegistration } from '../registration/api/ownRegistration.ts';
import { findRegistrationsByVisitor } from '../registration/api/registrations.ts';
import { type CardField, type CardTexts, longest, noTexts } from './rules/businessCard.ts';
import { newOwnCard, type OwnCard } from './rules/ownCard.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { findOwnRegistration } from '../registration/stored/findOwnRegistration.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { localStores, useVouchers } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { changeOwnCard } from './cardData.ts';
import { useCards } from './useCards.ts';

/** Assumed: a registration has the address and the website of the visitor, if at all, under these names. */
const rowFields: Readonly<Record<CardField, string>> = {
  name: 'Name',
  company: 'CompanyName',
  job: 'Job',
  mobile: 'Mob',
  email: 'Email',
  address: 'Address',
  website: 'Website',
};

function textsOf(row: ServerRow): CardTexts {
  const texts: Record<CardField, string> = { ...noTexts };
  for (const field of Object.keys(rowFields) as CardField[])
    texts[field] = readLine(row[rowFields[field]], longest[field]);
  return texts;
}

const useVoucher = ({ exhibitionId, visitorId }: MessageOwner) =>
  useVouchers().find((held) => held.exhibitionId === exhibitionId && held.visitorId === visitorId);

/** The own card out of what is kept; the registration is read again where there is a network. Undefined until that is known. */
export function useOwnCard(owner: MessageOwner): OwnCard | undefined {
  const { exhibitionId, visitorId } = owner;
  const data = useCards(owner);
  const voucher = useVoucher(owner);
  const { recordId } = voucher ?? {};
  const { data: registered } = useServerQuery({
    queryKey: ['cardTexts', exhibitionId, visitorId, recordId],
    queryFn: () => readRegistered(owner, recordId),
  });
  useEffect(() => {
    if (registered !== undefined && registered !== null)
      changeOwnCard({ exhibitionId, visitorId }, (own) => ({ ...own, registered })).catch(() => undefined);
  }, [exhibitionId, visitorId, registered]);
  return useMemo(() => {
    const own = data?.own;
    if (own === undefined) return registered ? { ...newOwnCard, registered } : undefined;
    // Without a network, and before the registration was ever read, the ticket says the name.
    const { name = '', company = '' } = voucher ?? {};
    const known = registered ?? own.registered;
    const texts = { ...known, name: known.name || name, company: known.company || company };
    return { ...own, registered: texts };
  }, [data, registered, voucher]);
}

/** @returns null where this visitor has no registration that can be read */
async function readRegistered(owner: MessageOwner, recordId: string | undefined): Promise<CardTexts | null> {
  const { exhibitionId, visitorId } = owner;
  if (recordId !== undefined) {
    const { provenContacts } = await localStores();
    const contact = await provenContacts.load(exhibitionId);
    const found = await findOwnRegistration({ ...owner, recordId }, contact);
    if (found.kind === 'unknown') throw found.cause;
    return found.kind === 'found' ? textsOf(found.own.row) : null;
  }
  const client = await services().client();
  const found = await findRegistrationsByVisitor(
    client,
    { exhibitionId, visitorId },
    { policy: 'background' },
  );
  if (found.kind === 'unknown') throw Object.assign(new Error('no answer'), { kind: found.cause });
  const [row] = found.kind === 'found' ? found.rows : [];
  return row === undefined || readOwnRegistration(row) === undefined ? null : textsOf(row);
}
