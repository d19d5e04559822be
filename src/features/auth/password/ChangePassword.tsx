import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../domain/person/role.ts';
import { changePassword } from './newPassword.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { TroubleKey } from '../contact/loginTroubleKey.ts';
import { useAccountEntry } from '../contact/useAccountEntry.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { useOneAtATime } from '../../../ui/controls/useOneAtATime.ts';
import { usePresentPassword } from '../contact/usePresentPassword.tsx';
import { useNewPassword } from './useNewPassword.tsx';

export interface ChangePasswordProps {
  readonly role: Role;
  readonly contact: ContactEntry;
  readonly onSaved: () => void;
}

/**
 * Changes a password with the present one. It is asked for although somebody is logged in: a phone that lies open must
 * not be enough to lock its owner out.
 */
export function ChangePassword({ role, contact, onSaved }: ChangePasswordProps) {
  const { t } = useTranslation('accounts');
  const account = useAccountEntry(role, contact);
  const present = usePresentPassword(account, t('currentPassword'));
  const fresh = useNewPassword();
  const [trouble, setTrouble] = useState<TroubleKey>();
  const { isBusy, run } = useOneAtATime();

  async function change() {
    setTrouble(undefined);
    const first = [...present.check(), fresh.check()].find((id) => id !== undefined);
    if (first !== undefined) return focusControl(first);
    try {
      const outcome = await changePassword(role, present.entry, fresh.password);
      if (outcome.kind === 'saved') return onSaved();
      setTrouble(outcome.kind === 'notSaved' ? 'saveFailed' : present.complain(outcome));
    } catch {
      setTrouble('saveFailed');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(change);
  }

  return (
    <form noValidate onSubmit={submit}>
      {present.fields}
      {fresh.fields}
      {trouble !== undefined && <Notice kind="error">{t(trouble)}</Notice>}
      <Button type="submit" busy={isBusy} busyText={t('saving')}>
        {t('savePassword')}
      </Button>
    </form>
  );
}
