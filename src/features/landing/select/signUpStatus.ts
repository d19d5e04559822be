import { useEffect, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { holdsAnyPass } from '../../../device/storage/appDeviceStore.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { services } from '../../../flows/session/services.ts';

export interface SignUpStatusView {
  readonly isSignedUp: boolean;
  /** A pass of this exhibition is on the phone. It stays usable, even if the lookup fails. */
  readonly holdsPass: boolean;
  /** False until the vouchers on the phone have been read, so that nothing is offered and then taken back. */
  readonly isKnown: boolean;
}

type Status = Omit<SignUpStatusView, 'isKnown'>;

const notSignedUp: Status = { isSignedUp: false, holdsPass: false };

/**
 * Whether the visitor of this phone is signed up for the exhibition. Until the lookup answers, a voucher on the phone
 * counts as signed up. Any error of the lookup counts as "must sign up" and shows the toast.
 */
export function useSignUpStatus(exhibitionId: string): SignUpStatusView {
  const visitorId = useDevice((state) => state.visitorId);
  const loginStatus = useDevice((state) => state.loginStatus);
  // A first visit needs neither the code for vouchers nor a request.
  const isNew = visitorId === undefined && !holdsAnyPass();
  const question = `${exhibitionId}/${visitorId}/${loginStatus}`;
  const [answer, setAnswer] = useState({ question: '', status: notSignedUp });

  useEffect(() => {
    if (isNew) return undefined;
    let isCurrent = true;
    void askSignUpStatus({ exhibitionId, visitorId, loginStatus }, (status) => {
      if (isCurrent) setAnswer({ question, status });
      return isCurrent;
    });
    return () => {
      isCurrent = false;
    };
  }, [exhibitionId, visitorId, loginStatus, question, isNew]);

  if (isNew) return { ...notSignedUp, isKnown: true };
  const isKnown = answer.question === question;
  return { ...(isKnown ? answer.status : notSignedUp), isKnown };
}

interface Visitor {
  readonly exhibitionId: string;
  readonly visitorId: string | undefined;
  readonly loginStatus: string | undefined;
}

/** `tell` answers whether the result is still wanted. */
async function askSignUpStatus(visitor: Visitor, tell: (status: Status) => boolean): Promise<void> {
  const holdsPass = await loadChunk(() => import('./holdsVoucher.ts')).then(
    ({ holdsVoucher }) => holdsVoucher(visitor.exhibitionId),
    () => false,
  );
  const { visitorId, loginStatus } = visitor;
  const isLoggedIn = visitorId !== undefined && Number(loginStatus) !== -1;
  tell({ isSignedUp: isLoggedIn && holdsPass, holdsPass });
  if (!isLoggedIn) return;
  const status = await lookUp(visitor);
  if (tell({ isSignedUp: !status.mustSignUp, holdsPass }) && status.failed) services().notifyServiceBusy();
}

async function lookUp(visitor: Visitor) {
  try {
    const [client, { visitorMustSignUp }] = await Promise.all([
      services().client(),
      loadChunk(() => import('../../../api/login/signUpStatus.ts')),
    ]);
    return await visitorMustSignUp(client, visitor);
  } catch {
    // The code of the lookup was not loaded.
    return { mustSignUp: true, failed: true };
  }
}
