import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothPromotionPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { promotionPath } from '#domain/address/homePaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type PromotionState, promotionState } from '#entities/promotion/rules/promotionState.ts';
import { PromotionFace } from '#entities/promotion/PromotionFace.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import { promotionKind, withdrawnFlag } from './promotionKind.ts';
import type { OwnPromotion } from './promotionQueries.ts';
import { useTakeAway } from '../rowForm/useTakeAway.ts';
import { OwnRowCard } from '../rowList/OwnRowCard.tsx';

interface OwnPromotionCardProps {
  readonly booth: BoothKey;
  readonly row: OwnPromotion;
  readonly mayChange: boolean;
}

const tones: Readonly<Record<PromotionState, BadgeTone>> = {
  running: 'good',
  upcoming: 'good',
  review: 'waits',
  refused: 'waits',
  over: 'off',
  withdrawn: 'off',
};

/** A promotion of the booth: a tap corrects it, the button beside it withdraws it. */
export function OwnPromotionCard({ booth, row, mayChange }: OwnPromotionCardProps) {
  const { t, i18n } = useTranslation(['boothPromotions', 'exhibitorCenter']);
  const language = languageOf(i18n.language);
  const navigate = useNavigate();
  const state = promotionState(row, useFairNow());
  const { takeAway, bringBack, failed } = useTakeAway(booth, row, {
    kind: promotionKind,
    flag: withdrawnFlag,
    taken: t('withdrawn'),
    back: t('shownAgain'),
  });
  const page = promotionPath(booth.exhibitionId, row.RecordId);
  const isShown = row.notShown === undefined;
  const actions = [
    ...(state === 'withdrawn'
      ? [{ key: 'back', text: t('showAgain'), onSelect: bringBack }]
      : [{ key: 'withdraw', text: t('withdraw'), danger: true, onSelect: takeAway }]),
    ...(isShown ? [{ key: 'see', text: t('see'), onSelect: () => void navigate(page) }] : []),
  ];
  const refusal = {
    title: t('refusedTitle'),
    text: row.ReviewReason === '' ? t('noReason') : t('reason', { reason: row.ReviewReason }),
  };
  const edit = boothPromotionPath(booth.exhibitionId, row.RecordId);
  return (
    <OwnRowCard
      name={localize({ zh: row.name, en: row.nameEn }, language)}
      to={mayChange ? edit : isShown ? page : undefined}
      actions={mayChange ? actions : []}
      refusal={state === 'refused' ? refusal : undefined}
      failed={failed && t(`exhibitorCenter:rowFailed_${failed}`)}
    >
      <PromotionFace
        row={row}
        language={language}
        state={
          <span>
            <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          </span>
        }
      />
    </OwnRowCard>
  );
}
