import { TeamsGate } from '../TeamsGate.tsx';
import { CreateTeam } from './CreateTeam.tsx';

export default function CreateTeamScreen() {
  return <TeamsGate>{(props) => <CreateTeam {...props} />}</TeamsGate>;
}
