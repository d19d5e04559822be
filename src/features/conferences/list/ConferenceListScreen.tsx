import { useTranslation } from 'react-i18next';
import { useProgramme } from '#entities/programme/useProgramme.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
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
      <BarHeading>{t('title')}</BarHeading>
      <PullToRefresh onRefresh={query.refresh}>
        <Programme query={query} />
      </PullToRefresh>
    </>
  );
}
