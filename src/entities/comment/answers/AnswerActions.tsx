import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import css from '../comments.module.css';
import { loadAnswering } from './loadAnswering.ts';

export interface AnswerActionsProps {
  readonly booth: BoothKey;
  readonly answerId: string;
  /** As it is shown with the answer. */
  readonly name: string;
  /** When it was written, and its beginning. */
  readonly text: string;
}

/** An exhibitor can withdraw what it has answered, and nothing else. */
export function AnswerActions({ booth, answerId, name, text }: AnswerActionsProps) {
  const { t } = useTranslation('comments');
  const [isOpen, setIsOpen] = useState(false);
  const { run } = useOneAtATime();
  const withdraw = () =>
    loadAnswering()
      .then(({ withdrawAnswer }) => withdrawAnswer(booth, answerId))
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
      <button
        className={css['more']}
        type="button"
        aria-label={t('actionsOf', { name, text })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="more" sizeRem={1.25} />
      </button>
      {isOpen &&
        createPortal(<ActionSheet actions={[action]} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
