import { useTranslation } from 'react-i18next';
import { organiserNoticesPath } from '#domain/address/organiser/organiserPaths.ts';
import type { SentNotice } from '#entities/organiser/rules/notice.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useAction } from '#flows/content/useAction.ts';
import { services } from '#session/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { rereadNotices, takeNoticeBack } from '../queries/noticeQueries.ts';
import css from '../review/ReviewCard.module.css';
import type { ReviewFailure } from '../review/useReviewing.ts';

interface WithdrawNoticeProps {
  readonly organiser: Organiser;
  readonly notice: SentNotice;
  readonly title: string;
}

/** Takes a notice back, after one more question. */
export function WithdrawNotice({ organiser, notice, title }: WithdrawNoticeProps) {
  const { t } = useTranslation('organiserNotices');
  const { exhibitionId } = organiser;
  const { t: ofCentre } = useTranslation('organiserCenter');
  const { running, failed, run } = useAction<ReviewFailure>((outcome) => {
    // Its card leaves the list.
    if (outcome === 'gone') renderToast(ofCentre('action_gone'), { ms: services().times.linkToastMs });
    return rereadNotices(exhibitionId).catch(() => {});
  });
  const takeBack = () =>
    run({
      name: 'withdraw',
      question: {
        title: t('withdrawQuestion', { title }),
        body: t('withdrawText'),
        yes: t('withdrawYes'),
        no: t('withdrawNo'),
        noIsDefault: true,
      },
      act: () => takeNoticeBack(organiser, notice),
      done: t('withdrawDone'),
    });
  return (
    <>
      {failed !== undefined && failed !== 'gone' && (
        <ActionFailure failed={failed} back={{ exhibitionId, path: organiserNoticesPath(exhibitionId) }} />
      )}
      <div className={css['answers']}>
        <Button
          kind="quiet"
          busy={running !== undefined}
          aria-label={t('withdrawOf', { title })}
          onClick={() => void takeBack()}
        >
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}
