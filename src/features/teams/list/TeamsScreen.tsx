import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { isRecordId } from '../../../domain/ids.ts';
import { homePath } from '../../../domain/paths.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { teamSetupQuery } from '../../../flows/teams/teamQueries.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { CreateTeam } from '../create/CreateTeam.tsx';
import { TeamDetail } from '../detail/TeamDetail.tsx';
import { JoinTeam } from '../join/JoinTeam.tsx';
import { TeamList } from './TeamList.tsx';
import { NoTeam } from '../NoTeam.tsx';
import { TeamsOff } from '../TeamsOff.tsx';
import type { TeamsPartProps } from '../teamsPart.ts';
import '../teams.css';

/** Lazy: it pulls in the virtualizer. */
const RankingScreen = lazy(() => loadChunk(() => import('../ranking/RankingScreen.tsx')));

/** Everything about teams, behind the exhibition's own settings: without an answer neither a yes nor a no is made up. */
export default function TeamsScreen() {
  const { t } = useTranslation('teams');
  const { id = '', part = '' } = useParams();
  const query = useServerQuery(teamSetupQuery(id));
  if (query.data !== undefined)
    return query.data?.IsOpenTeam === true ? (
      <Suspense fallback={<Waiting isScreen lines={8} />}>
        <Part key={part} part={part} exhibitionId={id} setup={query.data} />
      </Suspense>
    ) : (
      <TeamsOff exhibitionId={id} />
    );
  return (
    <QueryView
      query={query}
      renderHeading={() => <PageHeading>{t('title')}</PageHeading>}
      failedTitle={t('setupFailed')}
      actions={
        <LinkButton kind="secondary" to={homePath(id)}>
          {t('home')}
        </LinkButton>
      }
    >
      {() => null}
    </QueryView>
  );
}

function Part({ part, ...props }: TeamsPartProps & { readonly part: string }) {
  switch (part) {
    case '':
      return <TeamList {...props} />;
    case 'new':
      return <CreateTeam {...props} />;
    case 'join':
      return <JoinTeam {...props} />;
    case 'ranking':
      return <RankingScreen />;
    default:
      // Don't query with a malformed id.
      return isRecordId(part) ? (
        <TeamDetail {...props} teamId={part} />
      ) : (
        <NoTeam exhibitionId={props.exhibitionId} />
      );
  }
}
