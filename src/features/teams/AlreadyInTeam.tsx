import { useTranslation } from 'react-i18next';
import { joinTeamPath, teamPath } from '#entities/team/rules/teamPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamMembership } from './rules/teamMembership.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface AlreadyInTeamProps {
  readonly place: TeamMembership;
  readonly title: string;
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
        {t(`alreadyInTeam_${role === 'refused' ? 'asked' : role}`, { team: team.Name })}
      </Notice>
      <LinkButton to={to}>{t('openTeam')}</LinkButton>
    </>
  );
}
