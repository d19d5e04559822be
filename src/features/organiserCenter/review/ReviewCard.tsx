import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useOrganiserLogIn } from '../useOrganiserLogIn.ts';
import { ReviewReasonSheet } from './ReviewReasonSheet.tsx';
import css from './ReviewCard.module.css';
import type { ReviewDecision, ReviewFailure, Reviewing } from './useReviewing.ts';

/** What is typed and not sent, by the row it is about. In memory alone: it may say something about a person. */
const kept = new Map<string, string>();

/** A reason that outlives its sheet, a refusal and a login; '' removes it. */
function useKeptReason(recordId: string): readonly [string, (reason: string) => void] {
  const [reason, setReason] = useState(() => kept.get(recordId) ?? '');
  function keep(text: string) {
    if (text === '') kept.delete(recordId);
    else kept.set(recordId, text);
    setReason(text);
  }
  return [reason, keep];
}

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
          {failed !== undefined && <Failed failed={failed} back={back} />}
          {isOpen ? (
            <div className={css['answers']}>
              <Button
                kind="quiet"
                busy={running === 'decline'}
                aria-label={words.declineOf}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                {words.decline}
              </Button>
              <Button
                busy={running === 'approve'}
                aria-label={t('approveOf', { name })}
                onClick={() => void answer('approve')}
              >
                {t('approve')}
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

function Failed({ failed, back }: Pick<ReviewCardProps, 'back'> & { readonly failed: ReviewFailure }) {
  const { t } = useTranslation('organiserCenter');
  const logIn = useOrganiserLogIn(back.exhibitionId, back.path);
  return (
    <Notice kind="error" live>
      {t(`outcome_${failed}`)}
      {failed === 'notOrganiser' && (
        <Button kind="quiet" onClick={logIn}>
          {t('logIn')}
        </Button>
      )}
    </Notice>
  );
}
