import { useParams } from 'react-router-dom';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { FairLine } from '#flows/content/detail/FairLine.tsx';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';
import { actingPeopleAt } from '#session/acting/actingVouchers.ts';
import { NoTeam } from '../NoTeam.tsx';
import { TeamsGate } from '../TeamsGate.tsx';
import { teamSetupQuery, teamViewQuery } from '../queries/teamQueries.ts';
import { TeamDetail } from './TeamDetail.tsx';

export const prepare: PrepareScreen = async ({ id = '', teamId = '' }) => {
  const visitorIds = actingPeopleAt(id).map(({ visitorId }) => visitorId);
  const view = teamViewQuery({ exhibitionId: id, teamId }, visitorIds);
  await Promise.all([openRow(teamSetupQuery(id), id), openRow(view, teamId)]);
};

export default function TeamDetailScreen() {
  const { teamId = '' } = useParams();
  return (
    <>
      <FairLine />
      <TeamsGate isPrepared>
        {(props) =>
          // Don't query with a malformed id.
          isRecordId(teamId) ? <TeamDetail key={teamId} {...props} teamId={teamId} /> : <NoTeam />
        }
      </TeamsGate>
    </>
  );
}
