import { TeamsGate } from '../TeamsGate.tsx';
import { TeamList } from './TeamList.tsx';

export default function TeamListScreen() {
  return <TeamsGate>{(props) => <TeamList {...props} />}</TeamsGate>;
}
