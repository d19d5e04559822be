import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** The place of the ranking. */
export default function RankingScreen() {
  const { t } = useTranslation('teams');
  return (
    <>
      <PageHeading>{t('rankingTitle')}</PageHeading>
      <Notice kind="info">{t('rankingLater')}</Notice>
    </>
  );
}
