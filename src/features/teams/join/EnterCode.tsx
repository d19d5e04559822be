import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTypedTeamCode } from '#entities/team/rules/readTypedTeamCode.ts';
import { openScanned, scanCode } from '#entities/scan/scanCode.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';

export interface EnterCodeProps {
  readonly start: string;
  readonly onCode: (code: string) => void;
}

export function EnterCode({ start, onCode }: EnterCodeProps) {
  const { t } = useTranslation('teams');
  const form = useSmallForm({
    id: 'join',
    start: { code: start },
    isTried: start !== '',
    check: ({ code }) => ({ code: readTypedTeamCode(code) === undefined ? t('codeInvalid') : undefined }),
    send: async ({ code }) => onCode(readTypedTeamCode(code) ?? code),
  });
  const [isScanning, setScanning] = useState(false);

  async function scan() {
    setScanning(true);
    try {
      const text = await scanCode();
      const code = text === undefined ? undefined : readTypedTeamCode(text);
      if (code !== undefined) onCode(code);
      else if (text !== undefined) openScanned(text);
    } catch {
      // The scanner's chunk failed to load.
      renderToast(t('scanFailed'));
    } finally {
      setScanning(false);
    }
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <Card>
        <TextField
          {...form.text('code')}
          name="team-code"
          label={t('code')}
          required
          hint={t('codeHint', { example: 'T001' })}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
        <Button type="submit">{t('joinFind')}</Button>
        <Button kind="quiet" busy={isScanning} onClick={() => void scan()}>
          {t('scan')}
        </Button>
      </Card>
    </form>
  );
}
