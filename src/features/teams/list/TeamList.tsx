import { useTranslation } from 'react-i18next';
import { joinTeamPath, newTeamPath, teamRankingPath } from '../../../domain/teamPaths.ts';
import { findSignedUpPlace } from '../../../domain/team/teamPlace.ts';
import { useMyPlaces, useTeams } from '../../../flows/teams/teamReads.ts';
import { Card } from '../../../ui/Card.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { organiserText } from '../../../ui/organiserText.tsx';
import { useSpeech } from '../../../ui/useSpeech.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { StaleNote } from '../StaleNote.tsx';
import { TeamHead } from '../TeamHead.tsx';
import { TeamRow } from '../TeamRow.tsx';
import type { TeamsPartProps } from '../teamsPart.ts';
import { FoundTeams } from './FoundTeams.tsx';

/** The teams of an exhibition, one's own first. */
export function TeamList({ exhibitionId, setup }: TeamsPartProps) {
  const { t } = useTranslation(['teams', 'shell']);
  const { language } = useSpeech();
  const teams = useTeams(exhibitionId);
  const { people, places } = useMyPlaces(exhibitionId);
  const own = (places.value ?? []).filter(({ role }) => role !== 'refused');
  const isFree =
    people.length === 0 ||
    people.some(({ visitorId }) => findSignedUpPlace(places.value ?? [], visitorId) === undefined);
  return (
    <>
      <TeamHead
        page={setup.list}
        title={organiserText(setup.list.Name, language) || t('title')}
        lead={t('listLead')}
      />
      <StaleNote answer={teams} />
      {own.length > 0 && (
        <Card title={t('myTeams')}>
          <ul className="t-rows">
            {own.map(({ visitorId, team, role }) => (
              <li key={`${visitorId} ${team.RecordId}`}>
                <TeamRow exhibitionId={exhibitionId} team={team} role={role} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="t-ways">
        {isFree && (
          <>
            <LinkButton to={joinTeamPath(exhibitionId)}>{t('joinByCode')}</LinkButton>
            <LinkButton kind="secondary" to={newTeamPath(exhibitionId)}>
              {t('create')}
            </LinkButton>
          </>
        )}
        <LinkButton kind="secondary" to={teamRankingPath(exhibitionId)}>
          {t('ranking')}
        </LinkButton>
      </div>
      {teams.value !== undefined && <FoundTeams exhibitionId={exhibitionId} teams={teams.value} />}
      {teams.value === undefined && teams.failure === undefined && (
        <Waiting lines={8} onRetry={() => void teams.refresh()} />
      )}
      {teams.value === undefined && teams.failure !== undefined && (
        <LoadFailed
          title={t('listFailed')}
          cause={teams.failure.cause}
          onRetry={() => void teams.refresh()}
        />
      )}
    </>
  );
}
