import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseCode } from '#domain/person/checkPassword.ts';
import type { Contact } from '#domain/person/contact.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { CodeField } from '../CodeField.tsx';
import { SendCodeButton } from '../SendCodeButton.tsx';
import { useCodeEntry } from '../useCodeEntry.ts';
import { useCodeSending } from '../useCodeSending.ts';
import { ConsentLine } from '../ConsentLine.tsx';
import { ContactField } from './ContactField.tsx';
import { ContactNotes } from './ContactNotes.tsx';
import type { ContactEntry } from './useContactEntry.ts';

export interface MoreFields {
  readonly fields: ReactNode;
  /** Says what is wrong beside the field, and answers the id of the control. */
  readonly check: () => string | undefined;
}

export interface ProveContactProps {
  readonly entry: ContactEntry;
  /** What is said of the contact while it is typed, empty until there is something; without it nothing ever is. */
  readonly contactNote?: string | undefined;
  readonly before?: MoreFields | undefined;
  /** With them a complete code does not submit itself. */
  readonly after?: MoreFields | undefined;
  readonly submitText?: string;
  readonly busyText?: string;
  readonly onProven: (contact: Contact) => Promise<unknown>;
}

const wholeCode = /^\d{6}$/;

/** A contact and the code that proves it; six digits submit themselves. */
export function ProveContact(props: ProveContactProps) {
  const { entry, contactNote, before, after, submitText, busyText } = props;
  const { t } = useTranslation('identity');
  const failedId = useId();
  const { codeEntry, sending, isBusy, attempt, typeCode } = useProof(props);
  const { outcome } = sending;
  const failed =
    outcome === undefined || outcome === 'codeSent' || outcome === 'codeTooSoon' ? '' : t(outcome);

  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(codeEntry.code);
  }

  /** Without a code there is nothing to submit: the key asks for one. */
  function sendByEnter(event: KeyboardEvent) {
    if (codeEntry.code !== '' || sending.untilMs > 0) return;
    event.preventDefault();
    void sending.send();
  }

  return (
    <form noValidate onSubmit={submit}>
      {before?.fields}
      <ContactField
        entry={entry}
        action={<SendCodeButton sending={sending} describedBy={failed === '' ? undefined : failedId} />}
        notes={<ContactNotes failed={failed} failedId={failedId} recognised={contactNote} />}
        onEnter={sendByEnter}
      />
      <CodeField
        codeEntry={codeEntry}
        contact={entry.contact}
        outcome={outcome}
        enterKeyHint={after === undefined ? 'go' : 'next'}
        onType={typeCode}
      />
      {after?.fields}
      <ConsentLine />
      <Button type="submit" busy={isBusy} busyText={busyText ?? t('checking')}>
        {submitText ?? t('continue')}
      </Button>
    </form>
  );
}

function useProof({ entry, before, after, onProven }: ProveContactProps) {
  const exhibitionId = useExhibitionId();
  const codeEntry = useCodeEntry();
  const { isBusy, run } = useOneAtATime();
  const sending = useCodeSending({
    contact: entry.contact,
    exhibitionId,
    check: () => focusFirst([entry.check()]),
    onAsk: codeEntry.clear,
  });

  async function prove(code: string) {
    try {
      const result = await codeEntry.ask(entry.contact, code);
      if (result.kind !== 'right') return codeEntry.complain(result);
      await onProven(entry.contact);
    } catch {
      codeEntry.complain({ kind: 'failed' });
    }
  }

  const attempt = (code: string) =>
    run(async () => {
      // All of them say what is wrong; the focus goes to the first.
      const wrong = [before?.check(), entry.check(), codeEntry.check(code), after?.check()];
      if (focusFirst(wrong)) await prove(code);
    });

  function typeCode(text: string) {
    codeEntry.type(text);
    const code = normaliseCode(text);
    const isNew = code !== normaliseCode(codeEntry.code);
    if (after === undefined && isNew && wholeCode.test(code)) void attempt(text);
  }

  return { codeEntry, sending, isBusy, attempt, typeCode };
}

/** Moves to the first control with a problem; true where there is none. */
function focusFirst(wrong: readonly (string | undefined)[]): boolean {
  const first = wrong.find((id) => id !== undefined);
  if (first !== undefined) focusControl(first);
  return first === undefined;
}
