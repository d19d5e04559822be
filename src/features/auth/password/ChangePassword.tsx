import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/person/role.ts';
import { changePassword } from './setPasswordByCode.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { LoginErrorKey } from '../contact/loginErrorKey.ts';
import { useAccountEntry } from '../contact/useAccountEntry.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { useAttempt } from '#ui/forms/useAttempt.ts';
import { usePresentPassword } from '../contact/usePresentPassword.tsx';
import { useNewPassword } from './useNewPassword.tsx';

export interface ChangePasswordProps {
  readonly role: Role;
  readonly contact: ContactEntry;
  readonly onSaved: () => void;
}

/** Asks for the present password although the person is logged in: an unlocked phone must not lock its owner out. */
export function ChangePassword({ role, contact, onSaved }: ChangePasswordProps) {
  const { t } = useTranslation('accounts');
  const account = useAccountEntry(role, contact);
  const present = usePresentPassword(account, t('currentPassword'));
  const fresh = useNewPassword();
  const {
    isBusy,
    failure: errorKey,
    submit,
  } = useAttempt<LoginErrorKey>({
    check: () => [...present.check(), fresh.check()],
    async send() {
      const outcome = await changePassword(role, present.entry, fresh.password);
      if (outcome.kind !== 'saved')
        return outcome.kind === 'notSaved' ? 'saveFailed' : present.complain(outcome);
      onSaved();
      return undefined;
    },
    failed: () => 'saveFailed',
  });

  return (
    <form noValidate onSubmit={submit}>
      {present.fields}
      {fresh.fields}
      {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
      <Button type="submit" busy={isBusy} busyText={t('saving')}>
        {t('savePassword')}
      </Button>
    </form>
  );
}
