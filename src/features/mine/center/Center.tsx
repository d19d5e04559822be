import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import type { ProvenContact } from '../../../device/drafts/provenContact.ts';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { codePath } from '../../../domain/address/paths.ts';
import { reviewStatus } from '../../../domain/review/reviewStatus.ts';
import { AfterVisitList } from './AfterVisitList.tsx';
import { exhibitionTexts, exhibitionWords } from '../../../flows/vouchers/exhibitionTexts.ts';
import { InterruptedCorrection } from '../../../flows/correction/InterruptedCorrection.tsx';
import { HelpLine } from '../../../flows/assist/HelpLine.tsx';
import { TextSizeSwitch } from '../../../flows/assist/TextSizeSwitch.tsx';
import { useAssistWords } from '../../../language/useAssistWords.ts';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Account } from './Account.tsx';
import { Arranged } from './Arranged.tsx';
import { Correct } from './Correct.tsx';
import { DaysToCalendar } from './DaysToCalendar.tsx';
import { Entries } from './Entries.tsx';
import { Period, usePeriod } from './Period.tsx';
import { MyCheckInsEntry } from './MyCheckInsEntry.tsx';
import { Timeline } from './Timeline.tsx';
import { ToComplete } from './ToComplete.tsx';
import { useOwnForm } from '../useOwnForm.ts';
import styles from '../mine.module.css';

export interface CenterProps {
  readonly exhibitionId: string;
  readonly own: OwnRegistration;
  readonly voucher: Voucher;
  readonly contact: ProvenContact | undefined;
}

export function Center({ exhibitionId, own, voucher, contact }: CenterProps) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { t: assist } = useAssistWords();
  const [query] = useSearchParams();
  const form = useOwnForm(exhibitionId, own);
  // A voucher that was found before its exhibition carries no words of it.
  const exhibition = usePeriod(exhibitionId)?.exhibition ?? voucher.exhibition;
  const { dates } = exhibitionTexts({ exhibition }, language);
  const { name, place } = exhibitionWords({ exhibition }, language);
  const { registration, review } = own;
  return (
    <>
      <PageHeading lead={name}>{t('title')}</PageHeading>
      {query.get('sent') === '1' && (
        <Notice kind="success" live>
          {t('sent')}
        </Notice>
      )}
      <InterruptedCorrection pass={voucher} />
      <Holder own={own} />
      <Card title={t('reviewTitle')}>
        <Timeline review={review} />
        <ToComplete own={own} form={form.value} />
        <Correct
          exhibitionId={exhibitionId}
          own={own}
          contact={contact}
          channelId={form.channelId}
          form={form.value}
        />
      </Card>
      <Period exhibitionId={exhibitionId} />
      <Arranged own={own} />
      <Entries exhibitionId={exhibitionId} own={own} form={form} />
      <MyCheckInsEntry exhibitionId={exhibitionId} />
      <AfterVisitList exhibitionId={exhibitionId} channelId={form.channelId} />
      <Card title={t('visit')}>
        <p className={styles.visit}>
          {dates !== '' && <span>{dates}</span>}
          {place !== '' && <span>{place}</span>}
        </p>
        <DaysToCalendar exhibitionId={exhibitionId} exhibition={exhibition} />
      </Card>
      <Account exhibitionId={exhibitionId} registration={registration} />
      <Card title={assist('textSize')}>
        <TextSizeSwitch />
      </Card>
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}

function Holder({ own }: Pick<CenterProps, 'own'>) {
  const { t } = useTranslation('mine');
  const { registration, review } = own;
  const isDeclined = reviewStatus(review.approveState) === 'declined';
  return (
    <Card>
      <p className={styles.who}>
        <strong>{registration.Name || t('holder')}</strong>
        {registration.CompanyName !== '' && <span>{registration.CompanyName}</span>}
      </p>
      {/* Of two ways on, the one that the organiser waits for is the strong one. */}
      <LinkButton kind={isDeclined ? 'secondary' : 'primary'} to={codePath(registration.RecordId)}>
        {t('showCode')}
      </LinkButton>
    </Card>
  );
}
