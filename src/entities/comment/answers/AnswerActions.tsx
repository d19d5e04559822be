import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Said } from '../commentsQuery.ts';
import { MoreButton } from '../MoreButton.tsx';
import { loadAnswering } from './loadAnswering.ts';

export interface AnswerActionsProps {
  readonly booth: BoothKey;
  /** As it is shown with the answer. */
  readonly name: string;
  readonly written: Said;
}

/** An exhibitor can withdraw what it has answered, and nothing else. */
export function AnswerActions({ booth, name, written }: AnswerActionsProps) {
  const { t } = useTranslation('comments');
  const [isOpen, setIsOpen] = useState(false);
  const { run } = useOneAtATime();
  const withdraw = () =>
    loadAnswering()
      .then(({ withdrawAnswer }) => withdrawAnswer(booth, written.id))
      .then(
        () => renderToast(t('answerWithdrawn')),
        () => renderToast(t('withdrawFailed')),
      );
  const action = {
    key: 'withdraw',
    text: t('withdraw'),
    description: t('removeNote'),
    danger: true,
    onSelect: () => void run(withdraw),
  };
  return (
    <>
      <MoreButton said={written} name={name} onOpen={() => setIsOpen(true)} />
      {isOpen &&
        createPortal(<ActionSheet actions={[action]} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
