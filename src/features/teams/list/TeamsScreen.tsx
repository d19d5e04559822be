import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { isRecordId } from '../../../domain/ids.ts';
import { useTeamSetup } from '../../../flows/teams/teamReads.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { CreateTeam } from '../create/CreateTeam.tsx';
import { TeamDetail } from '../detail/TeamDetail.tsx';
import { JoinTeam } from '../join/JoinTeam.tsx';
import { TeamList } from './TeamList.tsx';
import { NoTeam } from '../NoTeam.tsx';
import { SetupFailed } from '../SetupFailed.tsx';
import { TeamsOff } from '../TeamsOff.tsx';
import type { TeamsPartProps } from '../teamsPart.ts';
import '../teams.css';

/** A list of thousands has a machinery of its own. */
const RankingScreen = lazy(() => loadChunk(() => import('../ranking/RankingScreen.tsx')));

/** Everything about teams, behind the exhibition's own word whether it has any. */
export default function TeamsScreen() {
  const { id = '', part = '' } = useParams();
  const { value: setup, failure, refresh } = useTeamSetup(id);
  if (setup === undefined)
    return failure === undefined ? (
      <TeamsWaiting onRetry={refresh} />
    ) : (
      <SetupFailed exhibitionId={id} cause={failure.cause} onRetry={refresh} />
    );
  if (setup?.IsOpenTeam !== true) return <TeamsOff exhibitionId={id} />;
  return (
    <Suspense fallback={<Waiting isScreen lines={8} />}>
      <Part key={part} part={part} exhibitionId={id} setup={setup} />
    </Suspense>
  );
}

function TeamsWaiting({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  return <Waiting isScreen lines={8} onRetry={() => void onRetry()} />;
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
      // What is no id is asked of nobody.
      return isRecordId(part) ? (
        <TeamDetail {...props} teamId={part} />
      ) : (
        <NoTeam exhibitionId={props.exhibitionId} />
      );
  }
}
