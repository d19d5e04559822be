import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTypedTeamCode } from '../../../domain/team/readTypedTeamCode.ts';
import { openScanned, scanCode } from '../../../flows/host/scanCode.tsx';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { focusControl } from '../../../ui/page/ErrorSummary.tsx';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { RequiredNote } from '../../../ui/fields/RequiredNote.tsx';
import { TextInput } from '../../../ui/controls/TextInput.tsx';

export interface EnterCodeProps {
  readonly start: string;
  readonly onCode: (code: string) => void;
}

const fieldId = 'join-code';

/** A code typed or scanned. */
export function EnterCode({ start, onCode }: EnterCodeProps) {
  const { t } = useTranslation('teams');
  const [typed, setTyped] = useState(start);
  const [isWrong, setWrong] = useState(start !== '' && readTypedTeamCode(start) === undefined);
  const [isScanning, setScanning] = useState(false);

  function find(event: FormEvent) {
    event.preventDefault();
    const code = readTypedTeamCode(typed);
    setWrong(code === undefined);
    if (code === undefined) focusControl(fieldId);
    else onCode(code);
  }

  async function scan() {
    setScanning(true);
    try {
      const text = await scanCode();
      const code = text === undefined ? undefined : readTypedTeamCode(text);
      if (code !== undefined) onCode(code);
      else if (text !== undefined) openScanned(text);
    } catch {
      // The scanner's chunk failed to load.
      void renderToast(t('scanFailed'));
    } finally {
      setScanning(false);
    }
  }

  return (
    <form onSubmit={find} noValidate>
      <Card>
        <RequiredNote />
        <FieldRow
          id={fieldId}
          label={t('code')}
          required
          hint={t('codeHint', { example: 'T001' })}
          error={isWrong ? t('codeInvalid') : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              name="team-code"
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="search"
              value={typed}
              onText={setTyped}
              invalid={invalid}
              aria-describedby={describedBy}
            />
          )}
        </FieldRow>
        <Button type="submit">{t('joinFind')}</Button>
        <Button kind="secondary" busy={isScanning} onClick={() => void scan()}>
          {t('scan')}
        </Button>
      </Card>
    </form>
  );
}
