import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useOrganiserLogIn } from '../useOrganiserLogIn.ts';
import type { ReviewFailure } from './useReviewing.ts';

interface ReviewFailedProps {
  readonly failed: ReviewFailure;
  /** Where a login comes back to. */
  readonly back: { readonly exhibitionId: string; readonly path: string };
  /** False where several fail together: a toast tells how many. */
  readonly isLive?: boolean;
}

/** Why a row was not decided. */
export function ReviewFailed({ failed, back, isLive = true }: ReviewFailedProps) {
  const { t } = useTranslation('organiserCenter');
  const logIn = useOrganiserLogIn(back.exhibitionId, back.path);
  return (
    <Notice kind="error" live={isLive}>
      {t(`outcome_${failed}`)}
      {failed === 'notOrganiser' && (
        <Button kind="quiet" onClick={logIn}>
          {t('logIn')}
        </Button>
      )}
    </Notice>
  );
}
