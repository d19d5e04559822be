import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { ReviewFailure } from './review/useReviewing.ts';
import { useOrganiserLogIn } from './useOrganiserLogIn.ts';

export interface ActionFailureProps {
  readonly failed: ReviewFailure;
  /** Where a login comes back to. */
  readonly back: { readonly exhibitionId: string; readonly path: string };
}

/** Why something an organiser wanted was not done, with the login where another account is needed. */
export function ActionFailure({ failed, back }: ActionFailureProps) {
  const { t } = useTranslation('organiserCenter');
  const logIn = useOrganiserLogIn(back.exhibitionId, back.path);
  return (
    <Notice kind="error" live>
      {t(`action_${failed}`)}
      {failed === 'notOrganiser' && (
        <Button kind="quiet" onClick={logIn}>
          {t('logIn')}
        </Button>
      )}
    </Notice>
  );
}
