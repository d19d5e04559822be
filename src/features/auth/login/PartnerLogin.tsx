import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LoginFailure } from '../api/logInWithPassword.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import { logInExhibitorByCode, useRoleIdentity } from './roleLogin.ts';
import { services } from '../../../flows/session/services.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { loginErrorKey, type LoginErrorKey } from '../contact/loginErrorKey.ts';
import { ProveContact } from '../contact/ProveContact.tsx';
import { contactId, useContactEntry } from '../contact/useContactEntry.ts';
import { LoginLinks } from './LoginLinks.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { RoleTabs } from './RoleTabs.tsx';
import { PartnerAccount } from './PartnerAccount.tsx';
import { useLoginMethod } from './useLoginMethod.ts';
import styles from './loginLinks.module.css';

export interface PartnerLoginProps {
  readonly role: 'exhibitor' | 'host';
}

export function PartnerLogin({ role }: PartnerLoginProps) {
  const { t } = useTranslation('accounts');
  const { id: exhibitionId = '' } = useParams();
  const { isIn } = useRoleIdentity(role);
  const [wantsAnother, setWantsAnother] = useState(false);
  const entry = useContactEntry('mobileOrEmail');
  const [wanted, choose] = useLoginMethod();
  const [errorKey, setErrorKey] = useState<LoginErrorKey>();
  // Nothing is known of an organiser's login by code.
  const isByPassword = role === 'host' || wanted === 'password';

  async function arrive() {
    setWantsAnother(false);
    renderToast(t('loginSuccess'), { ms: services().times.toastMs });
  }

  function complain(problem: LoginFailure) {
    if (problem.kind !== 'noSuchUser') return setErrorKey(loginErrorKey(problem));
    entry.complain({ code: problem.kind });
    focusControl(contactId);
  }

  async function proven(contact: Contact) {
    setErrorKey(undefined);
    const outcome = await logInExhibitorByCode(contact);
    if (outcome.kind !== 'in') return complain(outcome);
    await arrive();
  }

  if (isIn && !wantsAnother)
    return <PartnerAccount exhibitionId={exhibitionId} role={role} onAnother={() => setWantsAnother(true)} />;
  return (
    <>
      <PageHeading lead={t('partnerLoginText')}>
        {t(role === 'host' ? 'hostLoginTitle' : 'exhibitorLoginTitle')}
      </PageHeading>
      <Card>
        <RoleTabs exhibitionId={exhibitionId} role={role} />
        {isByPassword ? (
          <PasswordLogin loginRole={role} contact={entry} onIn={arrive} />
        ) : (
          <>
            <ProveContact exhibitionId={exhibitionId} entry={entry} onProven={proven} />
            {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
          </>
        )}
        {role === 'exhibitor' && (
          <div className={styles.switch}>
            <Button kind="quiet" onClick={() => choose(isByPassword ? 'code' : 'password')}>
              {t(isByPassword ? 'byCode' : 'byPassword')}
            </Button>
          </div>
        )}
      </Card>
      <LoginLinks exhibitionId={exhibitionId} loginRole={role} />
    </>
  );
}
