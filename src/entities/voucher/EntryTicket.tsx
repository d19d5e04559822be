import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath } from '#domain/address/paths.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { useVouchers } from '#session/localStores.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import type { Card } from './rules/deckOf.ts';
import { HolderDetails } from './HolderDetails.tsx';
import { obstacleOf } from './rules/obstacleOf.ts';
import { obstacleTexts } from './obstacleTexts.ts';
import { useKeptShapes } from './useKeptShapes.ts';
import { ownCard } from './rules/ownVoucher.ts';
import { ReviewState } from './ReviewState.tsx';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useRefreshedState } from '../registration/stored/useRefreshedState.ts';
import styles from './entryTicket.module.css';

export interface EntryTicketProps {
  readonly exhibitionId: string | undefined;
  /** Where this phone holds no ticket of the exhibition. */
  readonly instead?: ReactNode;
}

/** The ticket itself, as the phone has stored it: a tap opens it in full. */
export function EntryTicket({ exhibitionId, instead }: EntryTicketProps) {
  const own = useOwnVoucherAt(exhibitionId);
  const vouchers = useVouchers().filter((voucher) => voucher.exhibitionId === exhibitionId);
  const card = ownCard(vouchers, own);
  return card === undefined ? instead : <Stub card={card} />;
}

function Stub({ card }: { readonly card: Card }) {
  const nowMs = useFairNow();
  const { t } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const obstacle = obstacleOf(card, nowMs);
  const canComplete = members === undefined && obstacle === 'declined';
  useRefreshedState(voucher);
  useKeptShapes();
  return (
    <section className={styles.root} aria-label={t('codeTitle')}>
      <AppLink className={styles.open} to={codePath()}>
        <span className="x-hidden">{t('show')}</span>
      </AppLink>
      <div className={styles.about}>
        <p className={styles.name}>{members === undefined ? voucher.name || t('holder') : t('groupTitle')}</p>
        {members === undefined && <ReviewState approveState={voucher.approveState} />}
        {members !== undefined && <p className={styles.text}>{t('groupText', { total: members.length })}</p>}
        {obstacle !== undefined && <p className={styles.text}>{t(obstacleTexts[obstacle])}</p>}
        {obstacle === undefined && members === undefined && <HolderDetails voucher={voucher} />}
        {canComplete ? (
          <AppLink className={styles.act} to={minePath(voucher.exhibitionId, voucher.recordId)}>
            {t('complete')}
          </AppLink>
        ) : (
          <p className={styles.show} aria-hidden="true">
            {t('show')}
            <Icon name="forward" sizeRem={1.125} />
          </p>
        )}
      </div>
      <div className={obstacle === undefined ? styles.code : `${styles.code} ${styles['code--dimmed']}`}>
        <CodeView value={code} label={t(members === undefined ? 'qrLabel' : 'groupQrLabel', { code })} />
      </div>
    </section>
  );
}
