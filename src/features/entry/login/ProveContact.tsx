import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode as askWhetherRight } from '../../../api/verificationCode.ts';
import {
  checkEmail,
  checkMobile,
  type Contact,
  normaliseEmail,
  normaliseMobile,
} from '../../../domain/contact.ts';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import { checkCode, normaliseCode } from '../../../domain/password.ts';
import type { Problem } from '../../../domain/problem.ts';
import { services } from '../../../flows/services.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { focusControl } from '../../../ui/ErrorSummary.tsx';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useSpeech } from '../../../ui/useSpeech.ts';
import { ContactKindChoice } from './ContactKindChoice.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import './proveContact.css';

export interface ProveContactProps {
  readonly exhibitionId: string;
  readonly provenBy: FormDefinition['provenBy'];
  readonly onProven: (contact: Contact) => Promise<unknown>;
}

type CodeTrouble = 'codeWrong' | 'codeExpired' | 'codeCheckFailed';

/** A contact, the code that was sent to it, and what is wrong with either. */
export function ProveContact({ exhibitionId, provenBy, onProven }: ProveContactProps) {
  const { t } = useTranslation('identity');
  const { sentence } = useSpeech();
  const [kind, setKind] = useState<Contact['kind']>(provenBy === 'email' ? 'email' : 'mobile');
  const [value, setValue] = useState('');
  const [code, setCode] = useState('');
  const [contactProblem, setContactProblem] = useState<Problem>();
  const [codeError, setCodeError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const contact: Contact = {
    kind,
    value: kind === 'mobile' ? normaliseMobile(value) : normaliseEmail(value),
  };

  function checkContact(): boolean {
    const problem = kind === 'mobile' ? checkMobile(value) : checkEmail(value);
    setContactProblem(problem);
    if (problem !== undefined) focusControl('contact');
    return problem === undefined;
  }

  function complainAboutCode(text: string) {
    setCodeError(text);
    focusControl('code');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Locked by state, not by time: a second tap while the first is under way does nothing.
    if (busy.current || !checkContact()) return;
    const problem = checkCode(code);
    if (problem !== undefined) return complainAboutCode(sentence(problem));
    busy.current = true;
    setIsBusy(true);
    try {
      const result = await askWhetherRight(await services().client(), contact, normaliseCode(code));
      if (result.kind === 'right') return void (await onProven(contact));
      const trouble: Record<typeof result.kind, CodeTrouble> = {
        wrong: 'codeWrong',
        expired: 'codeExpired',
        failed: 'codeCheckFailed',
      };
      complainAboutCode(t(trouble[result.kind]));
    } catch {
      complainAboutCode(t('codeCheckFailed'));
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {provenBy === 'mobileOrEmail' && (
          <ContactKindChoice
            kind={kind}
            onChange={(next) => {
              setKind(next);
              setContactProblem(undefined);
            }}
          />
        )}
        <FieldRow
          id="contact"
          label={t(kind)}
          required
          hint={t(kind === 'mobile' ? 'mobileHint' : 'emailHint')}
          error={contactProblem && sentence(contactProblem)}
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              key={kind}
              name={kind}
              type={kind === 'mobile' ? 'tel' : 'email'}
              inputMode={kind === 'mobile' ? 'tel' : 'email'}
              autoComplete={kind === 'mobile' ? 'tel-national' : 'email'}
              value={value}
              onText={setValue}
              invalid={invalid}
              aria-describedby={describedBy}
            />
          )}
        </FieldRow>
        <FieldRow id="code" label={t('code')} required hint={t('codeHint')} error={codeError}>
          {({ id, describedBy, invalid }) => (
            <div className="p-code-row">
              <TextInput
                id={id}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="go"
                maxLength={12}
                value={code}
                onText={setCode}
                invalid={invalid}
                aria-describedby={describedBy}
              />
              <SendCodeButton contact={contact} exhibitionId={exhibitionId} check={checkContact} />
            </div>
          )}
        </FieldRow>
        <Button type="submit" busy={isBusy} busyText={t('checking')}>
          {t('continue')}
        </Button>
      </form>
    </Card>
  );
}
