import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTextDraft, readTextDraft, type TextDraftName } from '#device/drafts/textDraft.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { problemKey } from '#language/problemKey.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface CommentFormProps {
  /** Its control's id begins with it. */
  readonly id: string;
  /** What is typed is kept under this name. */
  readonly draft: TextDraftName;
  readonly label: string;
  /** Beside the field; that the visitor's name is published where it is left out. */
  readonly hint?: string;
  /** A sentence for a failure that is told in words of its situation; undefined for any other. */
  readonly failureText?: (cause: unknown) => string | undefined;
  /** Stores it once and gives what is said of it; rejects with the cause of a failure. */
  readonly post: (text: string) => Promise<string>;
  readonly onPosted: () => void;
}

const longestComment = 500;

/** One text that is published: a comment, or a reply to one. */
export function CommentForm({ id, draft, label, hint, failureText, post, onPosted }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const form = useSmallForm({
    id,
    start: { text: readTextDraft(draft) },
    check({ text }) {
      const length = codePointCount(text.trim());
      if (length === 0) return { text: t('empty') };
      return { text: length > longestComment ? t('tooLong', { max: longestComment }) : undefined };
    },
    async send({ text }) {
      const said = await post(text.trim());
      keepTextDraft(draft, '');
      renderToast(said);
      onPosted();
    },
  });
  const { text } = form.values;
  useEffect(() => keepTextDraft(draft, text), [draft, text]);
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField
        {...form.text('text')}
        label={label}
        hint={hint ?? t('hint')}
        max={longestComment}
        isLong
        required
        autoComplete="off"
      />
      {form.failure !== undefined && (
        <Notice kind="error" title={t('failed')}>
          {failureText?.(form.failure) ?? t(`shell:${problemKey(form.failure)}`)}
        </Notice>
      )}
      <Button type="submit" busy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
