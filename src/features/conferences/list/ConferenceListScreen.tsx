import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useProgramme } from '#entities/programme/useProgramme.ts';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Programme } from './Programme.tsx';

export default function ConferenceListScreen() {
  const { id = '' } = useParams();
  return <ConferenceList key={id} exhibitionId={id} />;
}

function ConferenceList({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('conferences');
  const query = useProgramme(exhibitionId);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <PullToRefresh onRefresh={query.refresh}>
        <Programme exhibitionId={exhibitionId} query={query} />
      </PullToRefresh>
    </>
  );
}
