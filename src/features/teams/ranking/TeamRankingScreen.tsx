import { TeamsGate } from '../TeamsGate.tsx';
import { TeamRanking } from './TeamRanking.tsx';

export default function TeamRankingScreen() {
  return (
    <TeamsGate>
      {({ exhibitionId }) => <TeamRanking key={exhibitionId} exhibitionId={exhibitionId} />}
    </TeamsGate>
  );
}
