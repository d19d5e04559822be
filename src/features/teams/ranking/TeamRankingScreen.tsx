import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { TeamsGate } from '../TeamsGate.tsx';
import { TeamRanking } from './TeamRanking.tsx';

export default function TeamRankingScreen() {
  const id = useExhibitionId();
  return <TeamsGate>{() => <TeamRanking key={id} />}</TeamsGate>;
}
