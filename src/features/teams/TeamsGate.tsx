import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homePath } from '#domain/address/paths.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { teamSetupQuery } from './queries/teamQueries.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import './teams.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export interface TeamsScreenProps {
  readonly setup: TeamSignSetup;
}

interface TeamsGateProps {
  /** Whether `prepare` of the screen reads the settings each time it opens. */
  readonly isPrepared?: boolean;
  readonly children: (props: TeamsScreenProps) => ReactNode;
}

/** Shows a screen about teams only where the exhibition's settings have answered that it has teams. */
export function TeamsGate({ isPrepared = false, children }: TeamsGateProps) {
  const { t } = useTranslation('teams');
  const id = useExhibitionId();
  const query = useServerQuery({ ...teamSetupQuery(id), refetchOnMount: !isPrepared });
  if (query.data !== undefined)
    return query.data?.IsOpenTeam === true ? children({ setup: query.data }) : <TeamsOff />;
  return (
    <QueryView
      query={query}
      renderHeading={() => <PageHeading>{t('title')}</PageHeading>}
      failedTitle={t('setupFailed')}
      skeleton={<ListSkeleton shape="row" hasHeading />}
      actions={
        <LinkButton kind="secondary" to={homePath(id)}>
          {t('home')}
        </LinkButton>
      }
    >
      {() => null}
    </QueryView>
  );
}

function TeamsOff() {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('offTitle')}</PageHeading>
      <Card>
        <p>{t('offText')}</p>
        <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>
      </Card>
    </>
  );
}
