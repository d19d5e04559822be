import { useEffect, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { holdsAnyPass } from '../../../device/storage/appDeviceStore.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { services } from '../../../flows/session/services.ts';

export interface RegistrationStatusView {
  readonly isRegistered: boolean;
  /** A pass of this exhibition is on the phone. It stays usable, even if the lookup fails. */
  readonly holdsPass: boolean;
  /** False until the vouchers on the phone have been read, so that nothing is offered and then taken back. */
  readonly isKnown: boolean;
}

type Status = Omit<RegistrationStatusView, 'isKnown'>;

const notRegistered: Status = { isRegistered: false, holdsPass: false };

/** Until the lookup answers, a voucher counts as registered. Any error counts as "must register" and shows the toast. */
export function useRegistrationStatus(exhibitionId: string): RegistrationStatusView {
  const visitorId = useDevice((state) => state.visitorId);
  const loginStatus = useDevice((state) => state.loginStatus);
  // A first visit needs neither the code for vouchers nor a request.
  const isNew = visitorId === undefined && !holdsAnyPass();
  const question = `${exhibitionId}/${visitorId}/${loginStatus}`;
  const [answer, setAnswer] = useState({ question: '', status: notRegistered });

  useEffect(() => {
    if (isNew) return undefined;
    let isCurrent = true;
    void askRegistrationStatus({ exhibitionId, visitorId, loginStatus }, (status) => {
      if (isCurrent) setAnswer({ question, status });
      return isCurrent;
    });
    return () => {
      isCurrent = false;
    };
  }, [exhibitionId, visitorId, loginStatus, question, isNew]);

  if (isNew) return { ...notRegistered, isKnown: true };
  const isKnown = answer.question === question;
  return { ...(isKnown ? answer.status : notRegistered), isKnown };
}

interface Visitor {
  readonly exhibitionId: string;
  readonly visitorId: string | undefined;
  readonly loginStatus: string | undefined;
}

/** `tell` answers whether the result is still wanted. */
async function askRegistrationStatus(visitor: Visitor, tell: (status: Status) => boolean): Promise<void> {
  const holdsPass = await loadChunk(() => import('./holdsVoucher.ts')).then(
    ({ holdsVoucher }) => holdsVoucher(visitor.exhibitionId),
    () => false,
  );
  const { visitorId, loginStatus } = visitor;
  const isLoggedIn = visitorId !== undefined && Number(loginStatus) !== -1;
  tell({ isRegistered: isLoggedIn && holdsPass, holdsPass });
  if (!isLoggedIn) return;
  const status = await lookUp(visitor);
  if (tell({ isRegistered: !status.mustRegister, holdsPass }) && status.failed)
    services().notifyServiceBusy();
}

async function lookUp(visitor: Visitor) {
  try {
    const [client, { visitorMustRegister }] = await Promise.all([
      services().client(),
      loadChunk(() => import('../../../api/login/registrationStatus.ts')),
    ]);
    return await visitorMustRegister(client, visitor);
  } catch {
    // The code of the lookup was not loaded.
    return { mustRegister: true, failed: true };
  }
}
