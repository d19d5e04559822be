import { useTranslation } from 'react-i18next';
import { teamStatus } from '#entities/team/rules/team.ts';
import { joinTeamPath, teamPath } from '#entities/team/rules/teamPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamMembership } from './rules/teamMembership.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface AlreadyInTeamProps {
  readonly place: TeamMembership;
  readonly title: string;
}

/** A team that is led, but not approved, admits no one yet: its leader is told what it waits for. */
function stateOf({ role, team }: TeamMembership) {
  if (role === 'refused') return 'asked';
  if (role !== 'leader') return role;
  const status = teamStatus(team);
  return status === 'underReview' || status === 'notApproved' ? status : role;
}

export function AlreadyInTeam({ place, title }: AlreadyInTeamProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { role, team } = place;
  // Where a wish is waited for it can be taken back too.
  const to =
    role === 'asked' ? joinTeamPath(exhibitionId, team.TeamCode) : teamPath(exhibitionId, team.RecordId);
  return (
    <>
      <Notice kind="info" title={title}>
        {t(`alreadyInTeam_${stateOf(place)}`, { team: team.Name })}
      </Notice>
      <LinkButton to={to}>{t(stateOf(place) === 'notApproved' ? 'correctTeam' : 'openTeam')}</LinkButton>
    </>
  );
}
