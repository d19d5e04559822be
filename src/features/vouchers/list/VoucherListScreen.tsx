import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/useDevice.ts';
import type { Voucher } from '../../../device/voucher.ts';
import { certificatesPath, codePath } from '../../../domain/paths.ts';
import { useVouchers } from '../../../flows/shelves.ts';
import { languageOf } from '../../../language/language.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { NoVoucher } from '../NoVoucher.tsx';
import { ReviewState } from '../ReviewState.tsx';
import { useVoucher } from '../useVoucher.ts';
import { useRefreshedVoucher } from '../useRefreshedVoucher.ts';
import { exhibitionTexts } from '../voucherText.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import '../vouchers.css';

/** Every voucher this phone holds, newest first. */
export default function VoucherListScreen() {
  const { t } = useTranslation('vouchers');
  const vouchers = useVouchers();
  const exhibitionId = useDevice((device) => device.entranceId);
  useRefreshedVoucher(useVoucher());
  if (vouchers.length === 0) return <NoVoucher />;
  return (
    <>
      <PageHeading>{t('listTitle')}</PageHeading>
      <ul className="v-list">
        {vouchers.map((voucher) => (
          <li key={voucher.recordId}>
            <VoucherRow voucher={voucher} />
          </li>
        ))}
      </ul>
      {exhibitionId !== undefined && (
        <p className="v-tip">
          <AppLink to={certificatesPath(exhibitionId)}>{t('findOther')}</AppLink>
        </p>
      )}
    </>
  );
}

function VoucherRow({ voucher }: { readonly voucher: Voucher }) {
  const { t, i18n } = useTranslation('vouchers');
  const { name, dates, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  return (
    <AppLink className="v-row" to={codePath(voucher.recordId)}>
      <span className="v-row-top">
        <span className="v-row-name">{name}</span>
        <ReviewState approveState={voucher.approveState} />
      </span>
      <span className="v-row-text">{[dates, place].filter((text) => text !== '').join(' · ')}</span>
      <span className="v-row-holder">
        {t('holder')} <strong>{voucher.name}</strong>
      </span>
      <span className="v-row-action">{t('show')}</span>
    </AppLink>
  );
}
