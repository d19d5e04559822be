import { useTranslation } from 'react-i18next';
import { codePath } from '../../../domain/paths.ts';
import { CodeView } from '../../../ui/CodeView.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SpelledCode } from '../../../ui/SpelledCode.tsx';
import { NoVoucher } from '../NoVoucher.tsx';
import { useCodeScreen } from '../useCodeScreen.ts';
import { useVoucher } from '../useVoucher.ts';
import '../vouchers.css';

/** The QR code as wide as the phone allows, for a scanner that is far away or poor. */
export default function FullCodeScreen() {
  const { t } = useTranslation('vouchers');
  const voucher = useVoucher();
  useCodeScreen(voucher !== undefined);
  if (voucher === undefined) return <NoVoucher />;
  return (
    <>
      <PageHeading>{voucher.name}</PageHeading>
      <section className="v-pass v-pass--full" aria-label={t('codeTitle')}>
        <CodeView full value={voucher.voucherCode} label={t('qrLabel', { code: voucher.voucherCode })} />
        <SpelledCode value={voucher.voucherCode} />
        <p className="v-tip">{t('brightness')}</p>
      </section>
      <LinkButton kind="secondary" to={codePath(voucher.recordId)}>
        {t('backToCode')}
      </LinkButton>
    </>
  );
}
