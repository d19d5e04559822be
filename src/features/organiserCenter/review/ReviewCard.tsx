import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { Button } from '#ui/controls/Button.tsx';
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
  const { running, failed, decide } = reviewing;

  async function answer(decision: ReviewDecision, why?: string) {
    if (await decide(decision, why)) setReason('');
  }

  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          {children}
          {failed !== undefined && <ReviewFailed failed={failed} back={back} />}
          {isOpen ? (
            <div className={css['answers']}>
              <Button
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
