import { type ReactNode, useState } from 'react';
import { type LoginFailure, type PasswordEntry } from '../api/logInWithPassword.ts';
import { checkPassword } from '#domain/person/checkPassword.ts';
import type { Problem } from '#domain/text/problem.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { loginErrorKey, type LoginErrorKey } from './loginErrorKey.ts';
import type { AccountEntry } from './useAccountEntry.tsx';

export interface PresentPassword {
  readonly entry: PasswordEntry;
  readonly fields: ReactNode;
  /** The ids of the controls where something is wrong. */
  readonly check: () => readonly (string | undefined)[];
  /** Says beside its field what the server found wrong; answers the key of a sentence that belongs to none. */
  readonly complain: (failure: LoginFailure) => LoginErrorKey | undefined;
}

/** An account and the password it has now. What was typed stays after a refusal, to be mended and sent again. */
export function usePresentPassword(account: AccountEntry, label: string): PresentPassword {
  const { sentence } = useFieldTexts();
  const isStillHere = useIsStillHere();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>();

  return {
    entry: { userName: account.userName, password },
    fields: (
      <>
        {account.field}
        <PasswordField
          id="password"
          label={label}
          autoComplete="current-password"
          enterKeyHint="go"
          value={password}
          onText={setPassword}
          error={problem && sentence(problem)}
        />
      </>
    ),
    check() {
      // An old password may be shorter than today's rule: only an empty one is wrong.
      const found = password === '' ? checkPassword(password) : undefined;
      setProblem(found);
      return [account.check(), found && 'password'];
    },
    complain(failure) {
      if (!isStillHere()) return undefined;
      if (failure.kind === 'wrongPassword') {
        setProblem({ code: 'wrongPassword' });
        focusControl('password');
      } else if (failure.kind === 'noSuchUser' || failure.kind === 'notAVisitor') {
        account.complain({ code: failure.kind });
        focusControl(account.controlId);
      } else return loginErrorKey(failure);
      return undefined;
    },
  };
}
