import { FairLine } from '#flows/content/detail/FairLine.tsx';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';
import { teamSetupQuery } from '../queries/teamQueries.ts';
import { TeamsGate } from '../TeamsGate.tsx';
import { JoinTeam } from './JoinTeam.tsx';

export const prepare: PrepareScreen = ({ id = '' }) => openRow(teamSetupQuery(id), id);

export default function JoinTeamScreen() {
  return (
    <>
      <FairLine />
      <TeamsGate isPrepared>{(props) => <JoinTeam {...props} />}</TeamsGate>
    </>
  );
}
