import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codePointCount } from '#domain/text/cleanText.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import asked from './asked.module.css';
import type { ReplyDraft } from './useReplyDraft.ts';

export interface ReplyFormProps {
  /** Of its field. */
  readonly id: string;
  readonly label: string;
  readonly draft: ReplyDraft;
  readonly isBusy: boolean;
  readonly onSubmit: (text: string) => void;
}

/** Characters, as of a notice. */
const longest = 5_000;

/** The answer to one question. */
export function ReplyForm({ id, label, draft, isBusy, onSubmit }: ReplyFormProps) {
  const { t } = useTranslation('organiserCenter');
  const [wasTried, setTried] = useState(false);
  const length = codePointCount(draft.text.trim());
  const problem = length === 0 ? 'answerMissing' : length > longest ? 'answerLong' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) onSubmit(draft.text.trim());
    else focusControl(id);
  }

  return (
    <form className={asked['form']} onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={label}
        hint={t('asked_answerHint')}
        required
        isLong
        max={longest}
        autoComplete="off"
        error={wasTried && problem !== undefined ? t(`asked_${problem}`, { max: longest }) : undefined}
        value={draft.text}
        onText={draft.keep}
      />
      <Button type="submit" busy={isBusy}>
        {t('asked_send')}
      </Button>
    </form>
  );
}
