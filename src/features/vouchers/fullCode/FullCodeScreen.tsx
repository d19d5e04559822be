import { useTranslation } from 'react-i18next';
import { CodeView } from '../../../ui/codes/CodeView.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { SpelledCode } from '../../../ui/codes/SpelledCode.tsx';
import { cardPath } from '../deck/cardPath.ts';
import { useDeck } from '../deck/useDeck.ts';
import { NoVoucher } from '../NoVoucher.tsx';
import { useCodeScreen } from '../useCodeScreen.ts';
import styles from '../vouchers.module.css';

/** The QR code as wide as the phone allows, for a scanner that is far away or poor. */
export default function FullCodeScreen() {
  const { t } = useTranslation('vouchers');
  const card = useDeck()?.card;
  useCodeScreen(card !== undefined);
  if (card === undefined) return <NoVoucher />;
  const { code, voucher, members } = card;
  const ofGroup = members !== undefined;
  return (
    <>
      <PageHeading lead={ofGroup ? t('groupText', { total: members.length }) : undefined}>
        {ofGroup ? t('groupTitle') : voucher.name}
      </PageHeading>
      <section
        className={`${styles.pass} ${styles['pass--full']}`}
        aria-label={t(ofGroup ? 'groupTitle' : 'codeTitle')}
      >
        <CodeView full value={code} label={t(ofGroup ? 'groupQrLabel' : 'qrLabel', { code })} />
        <SpelledCode value={code} />
        <p className={styles.tip}>{t('brightness')}</p>
      </section>
      <LinkButton kind="secondary" to={cardPath(card)}>
        {t(ofGroup ? 'backToGroupCode' : 'backToCode')}
      </LinkButton>
    </>
  );
}
