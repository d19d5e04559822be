import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, normaliseCode } from '#domain/person/checkPassword.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { Problem } from '#domain/text/problem.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { services } from '#session/services.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type CheckCodeResult, checkCode as askWhetherRight } from './api/verificationCode.ts';

export type CodeRefusal = Exclude<CheckCodeResult, { kind: 'right' }>;
type CodeError = 'codeWrong' | 'codeExpired' | 'codeCheckFailed' | 'codeCheckOffline' | 'codeTooMany';

function codeErrorOf(result: CodeRefusal): CodeError {
  if (result.kind === 'failed') {
    if (result.cause === 'tooMany') return 'codeTooMany';
    return result.cause === 'offline' ? 'codeCheckOffline' : 'codeCheckFailed';
  }
  return result.kind === 'wrong' ? 'codeWrong' : 'codeExpired';
}

export type CodeEntry = ReturnType<typeof useCodeEntry>;

/** The code as it is typed, and what is wrong with it. */
export function useCodeEntry() {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const isStillHere = useIsStillHere();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [codeError, setCodeError] = useState<CodeError>();

  function say(found: Problem | undefined) {
    setProblem(found);
    setCodeError(undefined);
  }

  return {
    code,
    error: codeError === undefined ? problem && sentence(problem) : t(codeError),
    clear: () => say(undefined),
    type(text: string) {
      setCode(text);
      say(undefined);
    },
    /** The id of the control where something is wrong. */
    check(text: string): string | undefined {
      const found = checkCode(text);
      say(found);
      return found && 'code';
    },
    /** Not on the page to which the person has gone meanwhile, which may ask for a code too. */
    complain(refusal: CodeRefusal) {
      if (!isStillHere()) return;
      // Whose check got no answer may be right.
      if (refusal.kind !== 'failed') setCode('');
      setProblem(undefined);
      setCodeError(codeErrorOf(refusal));
      focusControl('code');
    },
    ask: async (contact: Contact, text: string) =>
      askWhetherRight(await services().client(), contact, normaliseCode(text)),
  };
}
