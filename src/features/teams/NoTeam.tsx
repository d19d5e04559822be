import { useTranslation } from 'react-i18next';
import { joinTeamPath, teamsPath } from '#entities/team/rules/teamPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export function NoTeam() {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('goneTitle')}</PageHeading>
      <Card>
        <p>{t('goneText')}</p>
        <LinkButton to={teamsPath(exhibitionId)}>{t('toTeams')}</LinkButton>
        <LinkButton kind="secondary" to={joinTeamPath(exhibitionId)}>
          {t('joinTitle')}
        </LinkButton>
      </Card>
    </>
  );
}
