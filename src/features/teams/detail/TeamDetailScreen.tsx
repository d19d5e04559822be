import { useParams } from 'react-router-dom';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { FairLine } from '#flows/content/detail/FairLine.tsx';
import { NoTeam } from '../NoTeam.tsx';
import { TeamsGate } from '../TeamsGate.tsx';
import { TeamDetail } from './TeamDetail.tsx';

export default function TeamDetailScreen() {
  const { teamId = '' } = useParams();
  return (
    <>
      <FairLine />
      <TeamsGate>
        {(props) =>
          // Don't query with a malformed id.
          isRecordId(teamId) ? <TeamDetail key={teamId} {...props} teamId={teamId} /> : <NoTeam />
        }
      </TeamsGate>
    </>
  );
}
