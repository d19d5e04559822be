import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { LoginFailure } from '../api/logInWithPassword.ts';
import type { Contact } from '#domain/person/contact.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { logInExhibitorByCode } from './roleLogin.ts';
import { consumeReturnTo } from '#flows/navigation/returnTo.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { services } from '#session/services.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { loginErrorKey, type LoginErrorKey } from '../contact/loginErrorKey.ts';
import { ProveContact } from '../contact/ProveContact.tsx';
import { contactId, useContactEntry } from '../contact/useContactEntry.ts';
import { OtherLogins } from './OtherLogins.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { RoleTabs } from './RoleTabs.tsx';
import { PartnerAccount } from './PartnerAccount.tsx';
import { useLoginMethod } from './useLoginMethod.ts';

export interface PartnerLoginProps {
  readonly role: 'exhibitor' | 'host';
}

export function PartnerLogin({ role }: PartnerLoginProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  const { isIn } = useRoleIdentity(role);
  const [wantsAnother, setWantsAnother] = useState(false);
  const entry = useContactEntry('mobileOrEmail');
  const [wanted] = useLoginMethod();
  const [errorKey, setErrorKey] = useState<LoginErrorKey>();
  // Nothing is known of an organiser's login by code.
  const isByPassword = role === 'host' || wanted === 'password';

  async function arrive() {
    setWantsAnother(false);
    const hasLeft = !isStillHere();
    renderToast(t('loginSuccess'), { ms: services().times.toastMs, outlivesNavigation: hasLeft });
    // Who has gone back meanwhile is in, is told so, and stays where they are.
    if (hasLeft) return;
    const center = role === 'host' ? organiserCenterPath : exhibitorCenterPath;
    await navigate(consumeReturnTo(exhibitionId) ?? center(exhibitionId), { replace: true });
  }

  function complain(problem: LoginFailure) {
    if (problem.kind !== 'noSuchUser') return setErrorKey(loginErrorKey(problem));
    entry.complain({ code: problem.kind });
    focusControl(contactId);
  }

  async function proven(contact: Contact) {
    if (!isStillHere()) return;
    setErrorKey(undefined);
    const outcome = await logInExhibitorByCode(contact);
    if (outcome.kind === 'in') return arrive();
    if (isStillHere()) complain(outcome);
  }

  if (isIn && !wantsAnother) return <PartnerAccount role={role} onAnother={() => setWantsAnother(true)} />;
  return (
    <>
      <ExhibitionHeader hasChannel={false} />
      <PageHeading lead={t('partnerLoginText')}>
        {t(role === 'host' ? 'hostLoginTitle' : 'exhibitorLoginTitle')}
      </PageHeading>
      <Card>
        <RoleTabs role={role} />
        {isByPassword ? (
          <PasswordLogin loginRole={role} contact={entry} onIn={arrive} />
        ) : (
          <>
            <ProveContact entry={entry} submitText={t('logIn')} onProven={proven} />
            {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
          </>
        )}
      </Card>
      <OtherLogins loginRole={role} />
    </>
  );
}
