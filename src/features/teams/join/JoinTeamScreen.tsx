import { TeamsGate } from '../TeamsGate.tsx';
import { JoinTeam } from './JoinTeam.tsx';

export default function JoinTeamScreen() {
  return <TeamsGate>{(props) => <JoinTeam {...props} />}</TeamsGate>;
}
