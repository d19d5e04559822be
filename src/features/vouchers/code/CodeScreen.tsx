import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Voucher } from '../../../device/voucher.ts';
import { exhibitionDays } from '../../../domain/calendar.ts';
import { minePath } from '../../../domain/minePaths.ts';
import { fullCodePath, voucherListPath } from '../../../domain/paths.ts';
import { reviewStatus } from '../../../domain/review.ts';
import { formatVenueTime } from '../../../domain/venueTime.ts';
import { AddToCalendar } from '../../../flows/AddToCalendar.tsx';
import { useOpenQuestions } from '../../../flows/openQuestions.ts';
import { copyText } from '../../../host/copyText.ts';
import { languageOf } from '../../../language/language.ts';
import { showToast } from '../../../ui/appToast.tsx';
import { BarcodeView } from '../../../ui/BarcodeView.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CodeView } from '../../../ui/CodeView.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SpelledCode } from '../../../ui/SpelledCode.tsx';
import { NoVoucher } from '../NoVoucher.tsx';
import { ReviewState } from '../ReviewState.tsx';
import { OfflineWord } from '../OfflineWord.tsx';
import { SavePicture } from '../picture/SavePicture.tsx';
import { useCodeScreen } from '../useCodeScreen.ts';
import { useRefreshedVouchers } from '../useRefreshedVouchers.ts';
import { useVoucher } from '../useVoucher.ts';
import { exhibitionTexts } from '../../../flows/voucherText.ts';
import '../vouchers.css';

const noVouchers: readonly Voucher[] = [];

/** The code that opens the gate: QR, barcode, and the number to read out. It needs no network. */
export default function CodeScreen() {
  const { t, i18n } = useTranslation(['vouchers', 'messages']);
  const [query] = useSearchParams();
  const voucher = useVoucher();
  useRefreshedVouchers(voucher === undefined ? noVouchers : [voucher]);
  useCodeScreen(voucher !== undefined);
  const questions = useOpenQuestions(voucher?.exhibitionId);
  if (voucher === undefined) return <NoVoucher />;

  const { name, dates, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const days = exhibitionDays(voucher.exhibition.StartTime, voucher.exhibition.EndTime);
  const code = voucher.voucherCode;
  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(code, { document, clipboard: navigator.clipboard });
    await showToast(t(isCopied ? 'copyDone' : 'copyFailed', { ns: 'messages' }));
  }

  const isNew = query.get('new') === '1';
  const review = reviewStatus(voucher.approveState);
  return (
    <>
      <PageHeading lead={name}>{isNew ? t('codeReady') : t('codeTitle')}</PageHeading>
      {isNew && (
        <Notice kind="success" live>
          {t('codeReadyText')}
        </Notice>
      )}
      <section className="v-pass" aria-label={t('codeTitle')}>
        <p className="v-holder">
          <strong>{voucher.name}</strong>
          <ReviewState approveState={voucher.approveState} />
        </p>
        <CodeView value={code} label={t('qrLabel', { code })} />
        <BarcodeView value={code} label={t('barcodeLabel', { code })} />
        <SpelledCode value={code} />
        <Button kind="quiet" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p className="v-tip">{t('brightness')}</p>
        <dl className="v-facts">
          {dates !== '' && (
            <div>
              <dt>{t('date')}</dt>
              <dd>{dates}</dd>
            </div>
          )}
          {place !== '' && (
            <div>
              <dt>{t('place')}</dt>
              <dd>{place}</dd>
            </div>
          )}
        </dl>
        {days !== undefined && (
          <AddToCalendar uid={voucher.exhibitionId} title={name} place={place} {...days}>
            {t('toCalendar')}
          </AddToCalendar>
        )}
      </section>
      {review === 'toBeReviewed' && <Notice kind="info">{t('toBeReviewedText')}</Notice>}
      {review === 'declined' && <Notice kind="warn">{t('declinedText')}</Notice>}
      <LinkButton to={fullCodePath(voucher.recordId)}>{t('full')}</LinkButton>
      <SavePicture voucher={voucher} />
      <LinkButton kind="secondary" to={minePath(voucher.exhibitionId, voucher.recordId)}>
        {t('details')}
      </LinkButton>
      {questions !== undefined && (
        <LinkButton kind="secondary" to={questions}>
          {t('questions')}
        </LinkButton>
      )}
      <LinkButton kind="secondary" to={voucherListPath}>
        {t('all')}
      </LinkButton>
      <OfflineWord />
      <p className="v-saved">{t('savedAt', { time: formatVenueTime(voucher.savedAtMs) })}</p>
    </>
  );
}
