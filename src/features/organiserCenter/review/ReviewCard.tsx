import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { HeldApproval } from './HeldApproval.tsx';
import { ReviewFailed } from './ReviewFailed.tsx';
import { ReviewReasonSheet } from './ReviewReasonSheet.tsx';
import css from './ReviewCard.module.css';
import { useKeptReason } from './useKeptReason.ts';
import type { ReviewDecision, Reviewing } from './useReviewing.ts';

export interface ReviewCardProps {
  readonly recordId: string;
  /** Whose it is, in the names of its buttons. */
  readonly name: string;
  /** What a refusal is called here, and the usual reasons for it. */
  readonly words: {
    readonly decline: string;
    readonly declineOf: string;
    readonly sheetTitle: string;
    readonly sheetText: string;
    readonly usual: readonly string[];
  };
  /** False where it is too late to decide. */
  readonly isOpen: boolean;
  readonly reviewing: Reviewing;
  /** Where a login comes back to. */
  readonly back: { readonly exhibitionId: string; readonly path: string };
  /** Asked beside the reason. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Facts that an organiser decides about, with the two decisions. */
export function ReviewCard(props: ReviewCardProps) {
  const { recordId, name, words, isOpen, reviewing, back, extra, children } = props;
  const { t } = useTranslation('organiserCenter');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useKeptReason(recordId);
  const { running, failed, held, decide } = reviewing;
  const approve = useFocusAfter(held !== undefined);

  async function answer(decision: ReviewDecision, why?: string) {
    if (await decide(decision, why)) setReason('');
  }
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          {children}
          {failed !== undefined && <ReviewFailed failed={failed} back={back} />}
          {held !== undefined ? (
            <HeldApproval name={name} untilMs={held.untilMs} onUndo={held.undo} />
          ) : isOpen ? (
            <div className={css['answers']}>
              <Button
                ref={approve}
                busy={running === 'approve'}
                aria-label={t('approveOf', { name })}
                onClick={() => void answer('approve')}
              >
                {t('approve')}
              </Button>
              <Button
                kind="quiet"
                busy={running === 'decline'}
                aria-label={words.declineOf}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                {words.decline}
              </Button>
            </div>
          ) : (
            <p className={css['note']}>{t('tooLate')}</p>
          )}
        </div>
      </RowCard>
      {isAsking && (
        <ReviewReasonSheet
          title={words.sheetTitle}
          text={words.sheetText}
          submitText={words.decline}
          usual={words.usual}
          reason={reason}
          extra={extra}
          onReason={setReason}
          onSubmit={(why) => void answer('decline', why)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** Takes the focus that is lost with what it stands for. */
function useFocusAfter(isThere: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
