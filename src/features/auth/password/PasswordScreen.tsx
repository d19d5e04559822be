import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { loginAsPath, selectPath } from '#domain/address/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Role, roleOf } from '#domain/person/role.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useContactEntry } from '../contact/useContactEntry.ts';
import { useKnownContacts } from '../contact/useKnownContacts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import styles from './password.module.css';

export default function PasswordScreen() {
  const [query] = useSearchParams();
  const role = roleOf(query.get('as'));
  return <PasswordOf key={role} role={role} />;
}

function PasswordOf({ role }: { readonly role: Role }) {
  const { t } = useTranslation('accounts');
  const { exhibitionId, channelId } = useEntryAddress();
  const { isIn } = useRoleIdentity(role);
  const { data: form } = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const provenBy = (role === 'visitor' && form?.provenBy) || 'mobileOrEmail';
  const known = useKnownContacts(exhibitionId);
  const contact = useContactEntry(provenBy, role === 'visitor' ? known : undefined);
  const [isByCode, setIsByCode] = useState(!isIn);
  const [isSaved, setIsSaved] = useState(false);
  const onSaved = () => setIsSaved(true);

  if (isSaved) return <PasswordSaved role={role} />;
  // No code is known to prove an organiser.
  const asks = role === 'host' || !isByCode ? 'present' : 'code';
  return (
    <>
      <ExhibitionHeader hasChannel={false} />
      <PageHeading lead={t(asks === 'code' ? 'setText' : 'changeText')}>
        {t(asks === 'code' ? 'setTitle' : 'changeTitle')}
      </PageHeading>
      <Card>
        {asks === 'code' && role !== 'host' ? (
          <ResetPassword role={role} contact={contact} onSaved={onSaved} />
        ) : (
          <ChangePassword role={role} contact={contact} onSaved={onSaved} />
        )}
        <div className={styles.foot}>
          {role === 'host' ? (
            <p>{t('hostForgot')}</p>
          ) : (
            <Button kind="quiet" onClick={() => setIsByCode(!isByCode)}>
              {t(isByCode ? 'changeByCurrent' : 'changeByCode')}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}

interface PasswordSavedProps {
  readonly role: Role;
}

/** The new password holds. Who was in stays in; everybody else logs in with it. */
function PasswordSaved({ role }: PasswordSavedProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const { t: shell } = useTranslation('shell');
  const { isIn } = useRoleIdentity(role);
  const login = loginAsPath(exhibitionId, role);
  const byPassword = `${login}${login.indexOf('?') < 0 ? '?' : '&'}way=password`;
  return (
    <>
      <PageHeading ref={focusHeading} lead={t('savedText')}>
        {t('saved')}
      </PageHeading>
      <Card>
        {!isIn && <LinkButton to={byPassword}>{t('toLogin')}</LinkButton>}
        <LinkButton kind={isIn ? 'primary' : 'secondary'} to={selectPath(exhibitionId)}>
          {shell('goHome')}
        </LinkButton>
      </Card>
    </>
  );
}
