import { useTranslation } from 'react-i18next';
import { joinTeamPath, teamsPath } from '../../domain/teamPaths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** A team that is not there, or not any more. */
export function NoTeam({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('teams');
  return (
    <>
      <PageHeading>{t('goneTitle')}</PageHeading>
      <Card>
        <p>{t('goneText')}</p>
        <LinkButton to={teamsPath(exhibitionId)}>{t('toTeams')}</LinkButton>
        <LinkButton kind="secondary" to={joinTeamPath(exhibitionId)}>
          {t('joinByCode')}
        </LinkButton>
      </Card>
    </>
  );
}
