import { useState } from 'react';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { ReportSheet } from '../report/ReportSheet.tsx';
import css from './comments.module.css';
import { type CommentSubject, subjectKey } from './commentSubject.ts';
import { type Removed, removeComment } from './removeComment.ts';

export interface CommentActionsProps {
  readonly subject: CommentSubject;
  /** Who uses this phone. */
  readonly visitorId: string;
  readonly isOwn: boolean;
  readonly name: string;
  /** When it was written, and its beginning. */
  readonly text: string;
  readonly said: Removed;
}

const reasons = ['spam', 'offensive', 'false', 'contact', 'other'] as const;
const longestName = 60;

/** One's own can be removed, and what others wrote can be reported. */
export function CommentActions({ subject, visitorId, isOwn, name, text, said }: CommentActionsProps) {
  const { t } = useTranslation('comments');
  const [open, setOpen] = useState<'actions' | 'report'>();
  const { run } = useOneAtATime();
  const close = () => setOpen(undefined);
  const remove = () =>
    removeComment(subject, said).then(
      () => renderToast(t('removed')),
      () => renderToast(t('removeFailed')),
    );
  const action = isOwn
    ? { text: t('remove'), description: t('removeNote'), danger: true, onSelect: () => void run(remove) }
    : { text: t('report'), onSelect: () => setOpen('report') };
  return (
    <>
      <button
        className={css['more']}
        type="button"
        aria-label={t('actionsOf', { name, text })}
        onClick={() => setOpen('actions')}
      >
        <Icon name="more" sizeRem={1.25} />
      </button>
      {open === 'actions' &&
        createPortal(<ActionSheet actions={[{ key: 'only', ...action }]} onClose={close} />, document.body)}
      <ReportSheet
        isOpen={open === 'report'}
        visitorId={visitorId}
        title={t('reportTitle')}
        about={{ kind: subject.kind, id: subjectKey(subject) }}
        reasons={reasons.map((key) => ({ key, text: t(`report_${key}`) }))}
        textOf={(reason) => t('reportText', { reason, name: cutText(name, longestName), id: said.id })}
        onClose={close}
      />
    </>
  );
}
