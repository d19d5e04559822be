import { useEffect, useState } from 'react';
import { useDevice } from '../device/useDevice.ts';
import { services } from './services.ts';

export interface SignUpStatusView {
  readonly isSignedUp: boolean;
}

/**
 * Whether the visitor of this phone is signed up for the exhibition. A voucher in the phone answers at once; with a
 * visitor id the server is asked as well. Any error counts as "needs to sign up" and is said aloud.
 */
export function useSignUpStatus(exhibitionId: string): SignUpStatusView {
  const visitorId = useDevice((state) => state.visitorId);
  const loginStatus = useDevice((state) => state.loginStatus);
  const question = `${exhibitionId}/${visitorId}/${loginStatus}`;
  const [answer, setAnswer] = useState({ question: '', isSignedUp: false });

  useEffect(() => {
    // A first visit costs neither code nor a request.
    if (visitorId === undefined) return;
    void askSignUpStatus({ exhibitionId, visitorId, loginStatus }, (isSignedUp) =>
      setAnswer({ question, isSignedUp }),
    );
  }, [exhibitionId, visitorId, loginStatus, question]);

  // An answer to an older question, or about somebody else, does not count.
  return { isSignedUp: visitorId !== undefined && answer.question === question && answer.isSignedUp };
}

interface Visitor {
  readonly exhibitionId: string;
  readonly visitorId: string;
  readonly loginStatus: string | undefined;
}

async function askSignUpStatus(visitor: Visitor, tell: (isSignedUp: boolean) => void): Promise<void> {
  const { holdsVoucher } = await import('./vouchersHere.ts');
  const hasVoucher = holdsVoucher(visitor.exhibitionId);
  if (hasVoucher) tell(true);
  const [client, { visitorMustSignUp }] = await Promise.all([
    services().client(),
    import('../api/signUpStatus.ts'),
  ]);
  const status = await visitorMustSignUp(client, visitor);
  // Without a network the phone's own voucher still opens the gate.
  if (!status.failed) tell(!status.mustSignUp);
  else if (!hasVoucher) services().sayServiceBusy();
}
