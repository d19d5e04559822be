import { useTranslation } from 'react-i18next';
import { loginAsPath, selectPath } from '#domain/address/paths.ts';
import type { Role } from '#domain/person/role.ts';
import { useRoleIdentity } from '#flows/session/roleIdentity.ts';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';

export interface PasswordSavedProps {
  readonly exhibitionId: string;
  readonly role: Role;
}

/** The new password holds. Who was in stays in; everybody else logs in with it. */
export function PasswordSaved({ exhibitionId, role }: PasswordSavedProps) {
  const { t } = useTranslation('accounts');
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
