import { useTranslation } from 'react-i18next';
import { tripReportPath } from '#domain/address/tripReportPath.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { TripReportPage } from './TripReportPage.tsx';

/** What a visit has come to, as a document for others. */
export default function TripReportScreen() {
  const { t } = useTranslation('tripReport');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <RegisterFirst back={tripReportPath(exhibitionId)} />
      </>
    );
  return <TripReportPage key={visitorId} owner={{ exhibitionId, visitorId }} />;
}
