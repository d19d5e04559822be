import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckCodeResult, checkCode as askWhetherRight } from '../api/verificationCode.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import { checkCode, normaliseCode } from '../../../domain/person/checkPassword.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { services } from '../../../flows/session/services.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { TextInput } from '../../../ui/controls/TextInput.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { ContactField } from './ContactField.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { ContactEntry } from './useContactEntry.ts';
import { useOneAtATime } from '../../../ui/controls/useOneAtATime.ts';
import styles from './proveContact.module.css';

export interface MoreFields {
  readonly fields: ReactNode;
  /** Says what is wrong beside the field, and answers the id of the control. */
  readonly check: () => string | undefined;
}

export interface ProveContactProps {
  readonly exhibitionId: string;
  readonly entry: ContactEntry;
  readonly contactNote?: string | undefined;
  readonly before?: MoreFields | undefined;
  readonly after?: MoreFields | undefined;
  readonly submitText?: string;
  readonly busyText?: string;
  readonly onProven: (contact: Contact) => Promise<unknown>;
}

type CodeError = 'codeWrong' | 'codeExpired' | 'codeCheckFailed' | 'codeTooMany';

function codeErrorOf(result: Exclude<CheckCodeResult, { kind: 'right' }>): CodeError {
  if (result.kind === 'failed') return result.cause === 'tooMany' ? 'codeTooMany' : 'codeCheckFailed';
  return result.kind === 'wrong' ? 'codeWrong' : 'codeExpired';
}

export function ProveContact(props: ProveContactProps) {
  const { exhibitionId, entry, contactNote, before, after, submitText, busyText, onProven } = props;
  const { t } = useTranslation('identity');
  const codeEntry = useCodeEntry();
  const { isBusy, run } = useOneAtATime();

  async function prove() {
    try {
      const result = await codeEntry.ask(entry.contact);
      if (result.kind !== 'right') return codeEntry.complain(codeErrorOf(result));
      await onProven(entry.contact);
    } catch {
      codeEntry.complain('codeCheckFailed');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      // All of them say what is wrong; the focus goes to the first.
      const wrong = [before?.check(), entry.check(), codeEntry.check(), after?.check()];
      const first = wrong.find((id) => id !== undefined);
      if (first !== undefined) return focusControl(first);
      return prove();
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      {before?.fields}
      <ContactField entry={entry} note={contactNote} />
      <CodeField {...{ codeEntry, entry, exhibitionId }} enterKeyHint={after === undefined ? 'go' : 'next'} />
      {after?.fields}
      <Button type="submit" busy={isBusy} busyText={busyText ?? t('checking')}>
        {submitText ?? t('continue')}
      </Button>
    </form>
  );
}

type CodeEntry = ReturnType<typeof useCodeEntry>;

function useCodeEntry() {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const [code, type] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [codeError, setCodeError] = useState<CodeError>();

  function say(found: Problem | undefined) {
    setProblem(found);
    setCodeError(undefined);
  }

  return {
    code,
    type,
    error: codeError === undefined ? problem && sentence(problem) : t(codeError),
    clear: () => say(undefined),
    check(): string | undefined {
      const found = checkCode(code);
      say(found);
      return found && 'code';
    },
    complain(found: CodeError) {
      setCodeError(found);
      focusControl('code');
    },
    ask: async (contact: Contact) => askWhetherRight(await services().client(), contact, normaliseCode(code)),
  };
}

interface CodeFieldProps extends Pick<ProveContactProps, 'exhibitionId' | 'entry'> {
  readonly codeEntry: CodeEntry;
  readonly enterKeyHint: 'go' | 'next';
}

function CodeField({ codeEntry, entry, exhibitionId, enterKeyHint }: CodeFieldProps) {
  const { t } = useTranslation('identity');

  function checkContact(): boolean {
    const wrong = entry.check();
    if (wrong !== undefined) focusControl(wrong);
    return wrong === undefined;
  }

  return (
    <FieldRow id="code" label={t('code')} required hint={t('codeHint')} error={codeEntry.error}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.codeRow}>
          <TextInput
            id={id}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint={enterKeyHint}
            maxLength={12}
            value={codeEntry.code}
            onText={codeEntry.type}
            invalid={invalid}
            aria-describedby={describedBy}
          />
          <SendCodeButton
            codeId={id}
            contact={entry.contact}
            exhibitionId={exhibitionId}
            check={checkContact}
            onAsk={codeEntry.clear}
          />
        </div>
      )}
    </FieldRow>
  );
}
