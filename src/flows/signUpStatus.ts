import { useEffect, useState } from 'react';
import { useDevice } from '../device/useDevice.ts';
import { services } from './services.ts';

export interface SignUpStatusView {
  readonly isSignedUp: boolean;
  /** False for the moment in which the phone's own vouchers are looked at: nothing should be offered that is taken back. */
  readonly isKnown: boolean;
}

/**
 * Whether the visitor of this phone is signed up for the exhibition. A voucher in the phone answers at once; with a
 * visitor id the server is asked as well. Any error counts as "needs to sign up" and is said aloud.
 */
export function useSignUpStatus(exhibitionId: string): SignUpStatusView {
  const visitorId = useDevice((state) => state.visitorId);
  const loginStatus = useDevice((state) => state.loginStatus);
  // Who has registered only others is no visitor, and holds codes all the same.
  const isStranger = visitorId === undefined && loginStatus === undefined;
  const question = `${exhibitionId}/${visitorId}/${loginStatus}`;
  const [answer, setAnswer] = useState({ question: '', isSignedUp: false });

  useEffect(() => {
    // A first visit costs neither code nor a request.
    if (isStranger) return;
    void askSignUpStatus({ exhibitionId, visitorId, loginStatus }, (isSignedUp) =>
      setAnswer({ question, isSignedUp }),
    );
  }, [exhibitionId, visitorId, loginStatus, question, isStranger]);

  if (isStranger) return { isSignedUp: false, isKnown: true };
  // An answer to an older question, or about somebody else, does not count.
  const isKnown = answer.question === question;
  return { isSignedUp: isKnown && answer.isSignedUp, isKnown };
}

interface Visitor {
  readonly exhibitionId: string;
  readonly visitorId: string | undefined;
  readonly loginStatus: string | undefined;
}

async function askSignUpStatus(visitor: Visitor, tell: (isSignedUp: boolean) => void): Promise<void> {
  const hasVoucher = await import('./vouchersHere.ts').then(
    ({ holdsVoucher }) => holdsVoucher(visitor.exhibitionId),
    () => false,
  );
  // Without a voucher here the server is rarely of another opinion, and nobody should wait for it.
  tell(hasVoucher);
  const { visitorId } = visitor;
  if (visitorId === undefined) return;
  const [client, { visitorMustSignUp }] = await Promise.all([
    services().client(),
    import('../api/signUpStatus.ts'),
  ]);
  const status = await visitorMustSignUp(client, { ...visitor, visitorId });
  // Without a network the phone's own voucher still opens the gate.
  if (!status.failed) tell(!status.mustSignUp);
  else if (!hasVoucher) services().sayServiceBusy();
}
