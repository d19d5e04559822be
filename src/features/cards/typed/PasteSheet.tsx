import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

export interface PasteSheetProps {
  /** Answers what fills the form, which runs when the sheet is gone; undefined where nothing can be told of the text. */
  readonly onText: (text: string) => (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

const most = 20_000;
const fieldId = 'contact-pasted';

/** A vCard, or lines copied from an e-mail or a chat. */
export function PasteSheet({ onText, onClose }: PasteSheetProps) {
  const { t } = useTranslation('cards');
  const { leave } = useBackEntry(onClose);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function use(event: FormEvent) {
    event.preventDefault();
    const fill = text.trim() === '' ? undefined : onText(text);
    if (fill !== undefined) {
      await leave();
      onClose();
      return fill();
    }
    setWrong(true);
    focusControl(fieldId);
    return undefined;
  }

  return (
    <SheetFrame title={t('paste')} text={t('pasteHint')} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void use(event)} noValidate>
        <TextField
          id={fieldId}
          label={t('pasteText')}
          isLong
          maxLength={most}
          autoComplete="off"
          error={isWrong ? t('pasteWrong') : undefined}
          value={text}
          onText={setText}
        />
        <Button type="submit">{t('pasteUse')}</Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t('notNow')}
        </Button>
      </form>
    </SheetFrame>
  );
}
