import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { StaleNotice } from '#ui/query/StaleNotice.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Agenda } from './Agenda.tsx';
import { AgendaTools } from './AgendaTools.tsx';
import { MyRoute } from './MyRoute.tsx';
import { Sources } from './Sources.tsx';
import { useAgenda } from './useAgenda.ts';

export default function AgendaScreen() {
  const { id = '' } = useParams();
  return <OwnAgenda key={id} exhibitionId={id} />;
}

function OwnAgenda({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('agenda');
  const query = useAgenda(exhibitionId);
  const days = query.data ?? [];
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <StaleNotice query={query} failedTitle={t('failed')} />
      {isEmpty ? (
        <>
          <EmptyState title={t('none')} text={t('noneText')} />
          <MyRoute exhibitionId={exhibitionId} />
        </>
      ) : (
        <Agenda exhibitionId={exhibitionId} days={days} />
      )}
      <Sources exhibitionId={exhibitionId} />
      {!isEmpty && <AgendaTools exhibitionId={exhibitionId} days={days} />}
    </>
  );
}
