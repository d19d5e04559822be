import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/text/problem.ts';
import type { Role } from '#domain/person/role.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ContactField } from './ContactField.tsx';
import { rememberTyped, typedBefore } from './typedBefore.ts';
import { type ContactEntry, contactId } from './useContactEntry.ts';

export interface AccountEntry {
  readonly userName: string;
  readonly controlId: string;
  readonly field: ReactNode;
  readonly complain: (problem: Problem) => void;
  /** The id of the control where something is wrong. */
  readonly check: () => string | undefined;
}

/** Visitors log in with a contact, exhibitors and hosts with any account name. */
export function useAccountEntry(role: Role, contact: ContactEntry): AccountEntry {
  const typed = useTypedAccount();
  if (role !== 'visitor') return typed;
  return {
    userName: contact.contact.value,
    controlId: contactId,
    field: <ContactField entry={contact} isAccount />,
    complain: contact.complain,
    check: contact.check,
  };
}

function useTypedAccount(): AccountEntry {
  const { t } = useTranslation('accounts');
  const { sentence } = useFieldTexts();
  const [typed, setTyped] = useState(() => typedBefore('account'));
  const [problem, setProblem] = useState<Problem>();
  const userName = typed.normalize('NFKC').trim();
  return {
    userName,
    controlId: 'account',
    complain: setProblem,
    check() {
      const found: Problem | undefined = userName === '' ? { code: 'accountEmpty' } : undefined;
      setProblem(found);
      return found && 'account';
    },
    field: (
      <TextField
        id="account"
        label={t('account')}
        required
        hint={t('accountHint')}
        error={problem && sentence(problem)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onText={(text) => {
          setTyped(text);
          rememberTyped('account', text);
        }}
      />
    ),
  };
}
