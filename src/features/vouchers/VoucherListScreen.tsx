import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { certificatesPath, codePath } from '#domain/address/paths.ts';
import { groupCodePath } from '#domain/address/groupCodePath.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVouchers, voucherStore } from '#session/localStores.ts';
import { languageOf } from '#language/language.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { NoVoucher } from './NoVoucher.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { isGroup, bundleVouchers, type VoucherBundle } from '#entities/voucher/rules/bundleVouchers.ts';
import { Cover } from './ticket/Cover.tsx';
import { ReviewState } from '#entities/voucher/ReviewState.tsx';
import { useRefreshedVouchers } from './useRefreshedVouchers.ts';
import { exhibitionTexts, exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { type ExhibitionVouchers, groupVouchers } from './groupVouchers.ts';
import styles from './vouchers.module.css';

export default function VoucherListScreen() {
  const { t } = useTranslation('vouchers');
  const vouchers = useVouchers();
  const exhibitionId = useDevice((device) => device.entranceId);
  const nowMs = useFairNow();
  useRefreshedVouchers(vouchers);

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherStore().load();
  }, []);

  if (vouchers.length === 0) return <NoVoucher />;
  return (
    <>
      <PageHeading>{t('listTitle')}</PageHeading>
      {groupVouchers(vouchers, nowMs).map((group) => (
        <ExhibitionCard key={group.exhibitionId} group={group} />
      ))}
      {exhibitionId !== undefined && currentTraits().offersCertificates && (
        <p className={styles.tip}>
          <AppLink to={certificatesPath(exhibitionId)}>{t('findOther')}</AppLink>
        </p>
      )}
      <OfflineNote />
    </>
  );
}

function ExhibitionCard({ group }: { readonly group: ExhibitionVouchers }) {
  const { t, i18n } = useTranslation('vouchers');
  const language = languageOf(i18n.language);
  const { dates } = exhibitionTexts(group.vouchers[0], language);
  const { name, place } = exhibitionWords(group.vouchers[0], language);
  const id = `exhibition-${group.exhibitionId}`;
  return (
    <section
      className={group.hasEnded ? `${styles.group} ${styles['group--ended']}` : styles.group}
      aria-labelledby={id}
    >
      <Cover voucher={group.vouchers[0]} />
      <div className={styles.groupHead}>
        <h2 className={styles.groupName} id={id}>
          {name === '' ? t('unnamedExhibition') : name}
        </h2>
        {group.hasEnded && <p className={styles.groupEnded}>{t('ended')}</p>}
        <p className={styles.rowText}>
          {dates}
          {dates !== '' && place !== '' && ' · '}
          {place}
        </p>
      </div>
      <ul className={styles.list}>
        {bundleVouchers(group.vouchers).map((bundle) => (
          <li key={bundle.key}>
            {isGroup(bundle) ? <GroupRows bundle={bundle} /> : <VoucherRow voucher={bundle.vouchers[0]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupRows({ bundle }: { readonly bundle: VoucherBundle }) {
  const { t } = useTranslation('vouchers');
  const id = useId();
  const { code, vouchers } = bundle;
  return (
    <>
      <p className={styles.bundle}>
        <strong id={id}>{t('groupLine', { total: vouchers.length })}</strong>
        {code !== '' && (
          <AppLink className={styles.groupLink} to={groupCodePath(vouchers[0].recordId)}>
            {t('groupShow')}
          </AppLink>
        )}
      </p>
      <ul className={styles.partyList} aria-labelledby={id}>
        {vouchers.map((voucher) => (
          <li key={voucher.recordId}>
            <VoucherRow voucher={voucher} />
          </li>
        ))}
      </ul>
    </>
  );
}

function VoucherRow({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  return (
    <AppLink className={styles.row} to={codePath(voucher.recordId)}>
      <span className={styles.rowTop}>
        <strong className={styles.rowName}>{voucher.name || t('holder')}</strong>{' '}
        <ReviewState approveState={voucher.approveState} />
      </span>
      <span className={styles.stub}>
        <Icon name="pass" />
        <span className="x-hidden">{t('show')}</span>
      </span>
    </AppLink>
  );
}
