import { useState } from 'react';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { ReportSheet } from '../report/ReportSheet.tsx';
import type { Said } from './commentsQuery.ts';
import { MoreButton } from './MoreButton.tsx';
import { type CommentSubject, subjectKey } from './commentSubject.ts';
import { type Removed, removeComment } from './removeComment.ts';

export interface CommentActionsProps {
  readonly subject: CommentSubject;
  /** Who uses this phone. */
  readonly visitorId: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly written: Said;
  readonly said: Removed;
}

const reasons = ['spam', 'offensive', 'false', 'contact', 'other'] as const;
const longestName = 60;

/** One's own can be removed, and what others wrote can be reported. */
export function CommentActions({ subject, visitorId, isOwn, name, written, said }: CommentActionsProps) {
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
      <MoreButton said={written} name={name} onOpen={() => setOpen('actions')} />
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
