import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { Card } from '#ui/page/Card.tsx';
import type { Team } from '#entities/team/rules/team.ts';
import { TeamRow } from '../TeamRow.tsx';
import { TeamSearch } from '../TeamSearch.tsx';
import { useTeamSearch } from '../useTeamSearch.ts';

export interface FoundTeamsProps {
  readonly teams: readonly Team[];
}

const itself = (team: Team) => team;
const keyOf = ({ RecordId }: Team) => RecordId;
/** Estimated until they are measured. */
const rowRem = 5;
const headRem = 30;

export function FoundTeams({ teams }: FoundTeamsProps) {
  const { t } = useTranslation('teams');
  const search = useTeamSearch(teams, itself);
  const { place, leave } = useListPlace(teams.length > 0);
  const render = useCallback((team: Team) => <TeamRow team={team} />, []);
  if (teams.length === 0)
    return (
      <Card title={t('allTeams')}>
        <p>{t('noTeams')}</p>
      </Card>
    );
  return (
    <div data-in-place={place && ''}>
      <Card title={t('allTeamsCount', { number: teams.length })}>
        <TeamSearch search={search} />
        <VirtualRows
          rows={search.found}
          keyOf={keyOf}
          render={render}
          label={t('allTeams')}
          estimatedRowRem={rowRem}
          initialOffsetRem={headRem}
          place={place}
          onLeave={leave}
        />
      </Card>
    </div>
  );
}
