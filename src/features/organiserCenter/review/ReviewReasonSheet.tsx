import { type FormEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { codePointCount } from '#domain/text/cleanText.ts';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

export interface ReviewReasonSheetProps {
  readonly title: string;
  /** Who reads the reason. */
  readonly text: string;
  readonly submitText: string;
  readonly usual: readonly string[];
  readonly reason: string;
  /** Asked beside it. */
  readonly extra?: ReactNode;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

const fieldId = 'review-reason';
const longest = 200;

/** Why something is refused: one of the usual reasons, or what is typed. */
export function ReviewReasonSheet(props: ReviewReasonSheetProps) {
  const { title, text, submitText, usual, reason, extra, onReason, onSubmit, onClose } = props;
  const { t } = useTranslation('organiserCenter');
  const { leave } = useBackEntry(onClose);
  const [wasTried, setTried] = useState(false);
  const length = codePointCount(reason.trim());
  const problem = length === 0 ? 'reasonMissing' : length > longest ? 'reasonLong' : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined) return focusControl(fieldId);
    await leave();
    onClose();
    onSubmit(reason.trim());
  }

  return createPortal(
    <SheetFrame title={title} text={text} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <UsualTexts label={t('usualReasons')} texts={usual} value={reason} onText={onReason} />
        <TextField
          id={fieldId}
          label={t('reason')}
          required
          isLong
          max={longest}
          autoComplete="off"
          error={wasTried && problem !== undefined ? t(problem) : undefined}
          value={reason}
          onText={onReason}
        />
        {extra}
        <Button type="submit">{submitText}</Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t('notYet')}
        </Button>
      </form>
    </SheetFrame>,
    document.body,
  );
}
