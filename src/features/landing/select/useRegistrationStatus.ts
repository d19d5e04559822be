import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useVisitorIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';

export interface RegistrationStatusView {
  readonly isRegistered: boolean;
  /** A pass of this exhibition is on the phone. It stays usable, even if the lookup fails. */
  readonly holdsPass: boolean;
  /** False until the vouchers on the phone have been read, so that nothing is offered and then taken back. */
  readonly isKnown: boolean;
  /** Nothing on the phone says that this person has registered anywhere. */
  readonly isNew: boolean;
}

export type Status = Pick<RegistrationStatusView, 'isRegistered' | 'holdsPass'>;

const notRegistered: Status = { isRegistered: false, holdsPass: false };

/** Until the lookup answers, a voucher counts as registered. Any error counts as "must register" and shows the toast. */
export function useRegistrationStatus(exhibitionId: string): RegistrationStatusView {
  const visitorId = useVisitorIn();
  const loginStatus = useDevice((state) => state.loginStatus);
  // A first visit needs neither the code for vouchers nor a request.
  const isNew = visitorId === undefined && !holdsAnyPass();
  const question = `${exhibitionId}/${visitorId}/${loginStatus}`;
  const [answer, setAnswer] = useState({ question: '', status: notRegistered });

  useEffect(() => {
    if (isNew) return undefined;
    let isCurrent = true;
    const tell = (status: Status) => {
      if (isCurrent) setAnswer({ question, status });
      return isCurrent;
    };
    loadChunk(() => import('./askRegistrationStatus.ts')).then(
      (part) => part.askRegistrationStatus({ exhibitionId, visitorId, loginStatus }, tell),
      () => tell(notRegistered) && services().notifyServiceBusy(),
    );
    return () => {
      isCurrent = false;
    };
  }, [exhibitionId, visitorId, loginStatus, question, isNew]);

  const isKnown = answer.question === question;
  return { ...(isKnown ? answer.status : notRegistered), isKnown: isNew || isKnown, isNew };
}
