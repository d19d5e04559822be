import { FairLine } from '#flows/content/detail/FairLine.tsx';
import { TeamsGate } from '../TeamsGate.tsx';
import { JoinTeam } from './JoinTeam.tsx';

export default function JoinTeamScreen() {
  return (
    <>
      <FairLine />
      <TeamsGate>{(props) => <JoinTeam {...props} />}</TeamsGate>
    </>
  );
}
