import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#domain/person/contact.ts';
import { setPasswordByCode } from './setPasswordByCode.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { loginErrorKey, type LoginErrorKey } from '../contact/loginErrorKey.ts';
import { ProveContact } from '../contact/ProveContact.tsx';
import { type ContactEntry, contactId } from '../contact/useContactEntry.ts';
import { useNewPassword } from './useNewPassword.tsx';

export interface ResetPasswordProps {
  readonly role: 'visitor' | 'exhibitor';
  readonly contact: ContactEntry;
  readonly onSaved: () => void;
}

/** Sets a password after the contact was proven by a code: the first one, or one in place of a forgotten one. */
export function ResetPassword({ role, contact, onSaved }: ResetPasswordProps) {
  const { t } = useTranslation('accounts');
  const fresh = useNewPassword();
  const isStillHere = useIsStillHere();
  const [errorKey, setErrorKey] = useState<LoginErrorKey>();

  async function save(proven: Contact) {
    setErrorKey(undefined);
    const outcome = await setPasswordByCode(role, proven, fresh.password);
    if (!isStillHere()) return;
    if (outcome.kind === 'saved') return onSaved();
    if (outcome.kind === 'notSaved') return setErrorKey('saveFailed');
    if (outcome.kind !== 'noSuchUser') return setErrorKey(loginErrorKey(outcome));
    contact.complain({ code: outcome.kind });
    focusControl(contactId);
  }

  const notice = errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>;
  return (
    <ProveContact
      entry={contact}
      after={{
        fields: (
          <>
            {/* A password manager keeps a new password under the name that stands before it. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              hidden
              readOnly
              value={contact.contact.value}
            />
            {fresh.fields}
            {notice}
          </>
        ),
        check: fresh.check,
      }}
      submitText={t('savePassword')}
      busyText={t('saving')}
      onProven={save}
    />
  );
}
