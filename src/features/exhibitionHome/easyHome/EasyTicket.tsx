import { useTranslation } from 'react-i18next';
import { fullGroupCodePath } from '#domain/address/groupCodePath.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { fullCodePath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import { useRefreshedState } from '#entities/registration/stored/useRefreshedState.ts';
import { obstacleTexts } from '#entities/voucher/obstacleTexts.ts';
import { ReviewState } from '#entities/voucher/ReviewState.tsx';
import type { Card as TicketCard } from '#entities/voucher/rules/deckOf.ts';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { ownCard } from '#entities/voucher/rules/ownVoucher.ts';
import { useKeptShapes } from '#entities/voucher/useKeptShapes.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVouchers } from '#session/localStores.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PassCard } from '../home/PassCard.tsx';
import css from './EasyHome.module.css';

/** The ticket with its code as wide as the page, and one tap to the full screen; without one, how to get it. */
export function EasyTicket({ exhibition }: { readonly exhibition: Exhibition }) {
  const own = useOwnVoucherAt(exhibition.RecordId);
  const vouchers = useVouchers().filter(({ exhibitionId }) => exhibitionId === exhibition.RecordId);
  const card = ownCard(vouchers, own);
  if (card === undefined) return <PassCard exhibition={exhibition} />;
  return (
    <>
      <OwnTicket card={card} />
      {own !== undefined && <MissingProof pass={own} />}
    </>
  );
}

function OwnTicket({ card }: { readonly card: TicketCard }) {
  const { t } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const obstacle = obstacleOf(card, useFairNow());
  useRefreshedState(voucher);
  useKeptShapes();
  const isGroup = members !== undefined;
  const isCompleted = !isGroup && obstacle === 'declined';
  const fullPath = isGroup ? fullGroupCodePath : fullCodePath;
  return (
    <Card title={t(isGroup ? 'groupTitle' : 'codeTitle')}>
      {!isGroup && <p className={css['name']}>{voucher.name || t('holder')}</p>}
      {obstacle !== undefined && <p className={css['text']}>{t(obstacleTexts[obstacle])}</p>}
      {obstacle === undefined && !isGroup && <ReviewState approveState={voucher.approveState} />}
      {obstacle === undefined && isGroup && (
        <p className={css['text']}>{t('groupText', { total: members.length })}</p>
      )}
      <div className={obstacle === undefined ? css['code'] : `${css['code']} ${css['code--dimmed']}`}>
        <CodeView value={code} label={t(isGroup ? 'groupQrLabel' : 'qrLabel', { code })} />
      </div>
      <LinkButton
        to={isCompleted ? minePath(voucher.exhibitionId, voucher.recordId) : fullPath(voucher.recordId)}
      >
        {t(isCompleted ? 'complete' : 'full')}
      </LinkButton>
    </Card>
  );
}
