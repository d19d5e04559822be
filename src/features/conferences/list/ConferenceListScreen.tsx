import { useTranslation } from 'react-i18next';
import { useProgramme } from '#entities/programme/useProgramme.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Programme } from './Programme.tsx';

export default function ConferenceListScreen() {
  const id = useExhibitionId();
  return <ConferenceList key={id} />;
}

function ConferenceList() {
  const { t } = useTranslation('conferences');
  const query = useProgramme();
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <PullToRefresh onRefresh={query.refresh}>
        <Programme query={query} />
      </PullToRefresh>
    </>
  );
}
