import { useTranslation } from 'react-i18next';
import { fullGroupCodePath } from '#domain/address/groupCodePath.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { fullCodePath } from '#domain/address/paths.ts';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import { useRefreshedState } from '#entities/registration/stored/useRefreshedState.ts';
import { obstacleTexts } from '#entities/voucher/obstacleTexts.ts';
import { ReviewState } from '#entities/voucher/ReviewState.tsx';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { useKeptShapes } from '#entities/voucher/useKeptShapes.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './TicketStrip.module.css';

/**
 * The ticket as the phone has stored it, on one line: a tap shows its code as wide as the phone, or what is to be completed of one that was
 * declined. Beside it the visitor's business card, which is given as often.
 */
export function TicketStrip({ card }: { readonly card: Card }) {
  const { t } = useTranslation(['vouchers', 'exhibitionHome']);
  const nowMs = useFairNow();
  const own = useOwnVoucher();
  const { code, voucher, members } = card;
  const obstacle = obstacleOf(card, nowMs);
  useRefreshedState(voucher);
  useKeptShapes();
  const isCompleted = members === undefined && obstacle === 'declined';
  const fullPath = members === undefined ? fullCodePath : fullGroupCodePath;
  return (
    <>
      <section className={css['strip']} aria-label={t('codeTitle')}>
        <AppLink
          className={css['open']}
          to={isCompleted ? minePath(voucher.exhibitionId, voucher.recordId) : fullPath(voucher.recordId)}
        >
          <span className="x-hidden">{t(isCompleted ? 'complete' : 'exhibitionHome:showTicket')}</span>
        </AppLink>
        <div className={css['about']}>
          <p className={css['name']}>
            {members === undefined ? voucher.name || t('holder') : t('groupTitle')}
          </p>
          {obstacle === undefined ? (
            <State card={card} />
          ) : (
            <p className={css['text']}>{t(obstacleTexts[obstacle])}</p>
          )}
        </div>
        {members === undefined && (
          <AppLink className={css['card']} to={myCardPath(voucher.exhibitionId)}>
            <Icon name="card" sizeRem={1.375} />
            <span>{t('myCard')}</span>
          </AppLink>
        )}
        <div className={obstacle === undefined ? css['code'] : `${css['code']} ${css['code--dimmed']}`}>
          <CodeView value={code} label={t(members === undefined ? 'qrLabel' : 'groupQrLabel', { code })} />
        </div>
      </section>
      {own !== undefined && <MissingProof pass={own} />}
    </>
  );
}

function State({ card: { voucher, members } }: { readonly card: Card }) {
  const { t } = useTranslation('vouchers');
  if (members === undefined) return <ReviewState approveState={voucher.approveState} />;
  return <p className={css['text']}>{t('groupText', { total: members.length })}</p>;
}
