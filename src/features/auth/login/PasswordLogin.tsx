import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../domain/person/role.ts';
import { logInByPassword } from './roleLogin.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { TroubleKey } from '../contact/loginTroubleKey.ts';
import { useAccountEntry } from '../contact/useAccountEntry.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { useOneAtATime } from '../../../ui/controls/useOneAtATime.ts';
import { usePresentPassword } from '../contact/usePresentPassword.tsx';

export interface PasswordLoginProps {
  readonly loginRole: Role;
  readonly contact: ContactEntry;
  readonly onIn: () => Promise<unknown>;
}

/** Logs in with a password, for one role. */
export function PasswordLogin({ loginRole: role, contact, onIn }: PasswordLoginProps) {
  const { t } = useTranslation('accounts');
  const { t: say } = useTranslation('identity');
  const account = useAccountEntry(role, contact);
  const present = usePresentPassword(account, t('password'));
  const [trouble, setTrouble] = useState<TroubleKey>();
  const { isBusy, run } = useOneAtATime();

  async function logIn() {
    setTrouble(undefined);
    const first = present.check().find((id) => id !== undefined);
    if (first !== undefined) return focusControl(first);
    try {
      const outcome = await logInByPassword(role, present.entry);
      if (outcome.kind !== 'in') return setTrouble(present.complain(outcome));
      await onIn();
    } catch {
      setTrouble('failed');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(logIn);
  }

  return (
    <form noValidate onSubmit={submit}>
      {present.fields}
      {trouble !== undefined && <Notice kind="error">{t(trouble)}</Notice>}
      <Button type="submit" busy={isBusy} busyText={say('checking')}>
        {t('logIn')}
      </Button>
    </form>
  );
}
