import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, Navigate } from 'react-router-dom';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import { informationPath } from '#domain/address/paths.ts';
import { isShortForm } from '#domain/form/isShortForm.ts';
import { findCorrection } from '#entities/registration/correction.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import { ToTicket } from './ToTicket.tsx';
import { nothingAsked } from './nothingAsked.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

/** Name and company before a long form. A short form asks for them on its own page. */
export default function RegisterScreen() {
  const contact = useLoaderData<ProvenContact>();
  const { state } = useLocation();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const voucher = useOwnVoucher();
  const form = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const isLate = useIsLate(form.isPending);

  if (voucher !== undefined && findCorrection(exhibitionId) === undefined)
    return <ToTicket voucherId={voucher.recordId} />;
  // Name and company are asked meanwhile, and what is being typed is not taken away when the form arrives.
  if (isLate || form.isError) return <IdentityStep address={{ exhibitionId, channelId, contact }} />;
  if (form.isPending)
    return <Waiting isScreen skeleton={<ListSkeleton shape="form" rows={2} hasHeading />} />;
  if (isShortForm(form.data ?? nothingAsked))
    return <Navigate replace to={informationPath(exhibitionId, channelId)} state={state} />;
  return <IdentityStep address={{ exhibitionId, channelId, contact }} />;
}

/** Whether something that is awaited took longer than a visitor should wait; stays so when it arrives. */
function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited || isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), waitingTimes.formPatienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited, isLate]);
  return isLate;
}
