import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPassword, checkPasswordConfirmation, passwordMinLength } from '#domain/person/checkPassword.ts';
import type { Problem } from '#domain/text/problem.ts';
import { PasswordField } from './PasswordField.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface NewPassword {
  readonly password: string;
  readonly fields: ReactNode;
  /** The id of the first control where something is wrong. */
  readonly check: () => string | undefined;
}

export function useNewPassword(): NewPassword {
  const { t } = useTranslation('accounts');
  const { sentence } = useFieldTexts();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [confirmationProblem, setConfirmationProblem] = useState<Problem>();

  return {
    password,
    fields: (
      <>
        <PasswordField
          id="new-password"
          label={t('newPassword')}
          autoComplete="new-password"
          value={password}
          onText={setPassword}
          hint={t('newPasswordHint', { min: passwordMinLength })}
          error={problem && sentence(problem)}
        />
        <PasswordField
          id="confirmation"
          label={t('confirmation')}
          autoComplete="new-password"
          enterKeyHint="go"
          value={confirmation}
          onText={setConfirmation}
          error={confirmationProblem && sentence(confirmationProblem)}
        />
      </>
    ),
    check() {
      const found = checkPassword(password);
      const differs = checkPasswordConfirmation(password, confirmation);
      setProblem(found);
      setConfirmationProblem(differs);
      return (found && 'new-password') ?? (differs && 'confirmation');
    },
  };
}
