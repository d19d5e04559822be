import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codePointCount } from '#domain/text/cleanText.ts';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

interface ReasonSheetProps {
  readonly kind: 'refuse' | 'cancel';
  /** Stays where the sheet is closed, or the change fails. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

const reasons = ['reason_time', 'reason_topic', 'reason_other'] as const;
const max = 100;

/** Asks why: a tap on a usual reason, or a sentence. */
export function ReasonSheet({ kind, text, onText, onConfirm, onClose }: ReasonSheetProps) {
  const { t } = useTranslation('appointments');
  const { leave } = useBackEntry(onClose);
  const [wasTried, setTried] = useState(false);
  const reason = text.trim();
  const problem =
    reason === '' ? t('reasonEmpty') : codePointCount(reason) > max ? t('reasonLong', { max }) : '';

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== '') return focusControl('appointment-reason');
    await leave();
    onConfirm(reason);
  }

  return (
    <SheetFrame title={t(`${kind}Title`)} text={t('cancelText')} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <UsualTexts
          label={t('usualReasons')}
          texts={reasons.map((key) => t(key))}
          value={text}
          onText={onText}
        />
        <TextField
          id="appointment-reason"
          label={t('reason')}
          required
          max={max}
          error={wasTried && problem !== '' ? problem : undefined}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onText={onText}
        />
        <Button type="submit" kind={kind === 'cancel' ? 'danger' : 'primary'}>
          {t(`${kind}Yes`)}
        </Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t(kind === 'cancel' ? 'keep' : 'notNow')}
        </Button>
      </form>
    </SheetFrame>
  );
}
