import { useTranslation } from 'react-i18next';
import { passwordPath } from '#domain/address/paths.ts';
import type { Role } from '#domain/person/role.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { logInByPassword } from './roleLogin.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { LoginErrorKey } from '../contact/loginErrorKey.ts';
import { useAccountEntry } from '../contact/useAccountEntry.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { useAttempt } from '#ui/forms/useAttempt.ts';
import { usePresentPassword } from '../contact/usePresentPassword.tsx';
import styles from './loginLinks.module.css';

export interface PasswordLoginProps {
  readonly loginRole: Role;
  readonly contact: ContactEntry;
  readonly onIn: () => Promise<unknown>;
}

export function PasswordLogin({ loginRole: role, contact, onIn }: PasswordLoginProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const { t: say } = useTranslation('identity');
  const account = useAccountEntry(role, contact);
  const present = usePresentPassword(account, t('password'));
  const {
    isBusy,
    failure: errorKey,
    submit,
  } = useAttempt<LoginErrorKey>({
    check: present.check,
    async send() {
      const outcome = await logInByPassword(role, present.entry);
      if (outcome.kind !== 'in') return present.complain(outcome);
      await onIn();
      return undefined;
    },
    failed: () => 'failed',
  });

  return (
    <form noValidate onSubmit={submit}>
      {present.fields}
      <p className={styles.forgot}>
        <AppLink to={passwordPath(exhibitionId, role)}>{t('forgotPassword')}</AppLink>
      </p>
      {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
      <Button type="submit" busy={isBusy} busyText={say('checking')}>
        {t('logIn')}
      </Button>
    </form>
  );
}
