import { useTranslation } from 'react-i18next';
import { joinTeamPath, newTeamPath, teamRankingPath } from '#entities/team/rules/teamPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { findActiveMembership } from '../rules/teamMembership.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { teamsQuery } from '../queries/teamQueries.ts';
import { useMyMemberships } from '../queries/useMyMemberships.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Card } from '#ui/page/Card.tsx';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { TeamHead } from '../TeamHead.tsx';
import { TeamRow } from '../TeamRow.tsx';
import type { TeamsScreenProps } from '../TeamsGate.tsx';
import { FoundTeams } from './FoundTeams.tsx';
import styles from '../teams.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export function TeamList({ setup }: TeamsScreenProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { language } = useFieldTexts();
  const teams = useServerQuery(teamsQuery(exhibitionId));
  const { people, places } = useMyMemberships();
  const own = (places.data ?? []).filter(({ role }) => role !== 'refused');
  const isFree =
    people.length === 0 ||
    people.some(({ visitorId }) => findActiveMembership(places.data ?? [], visitorId) === undefined);
  return (
    <>
      <TeamHead
        page={setup.list}
        title={organiserText(setup.list.Name, language) || t('title')}
        lead={t('listLead')}
      />
      {own.length > 0 && (
        <Card title={t('myTeams')}>
          <ul className={styles.rows}>
            {own.map(({ visitorId, team, role }) => (
              <li key={`${visitorId} ${team.RecordId}`}>
                <TeamRow team={team} role={role} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isFree ? (
        <Card>
          <IconActionRow>
            <IconAction icon="companions" to={joinTeamPath(exhibitionId)}>
              {t('joinTitle')}
            </IconAction>
            <IconAction icon="add" to={newTeamPath(exhibitionId)}>
              {t('create')}
            </IconAction>
            <IconAction icon="ranking" to={teamRankingPath(exhibitionId)}>
              {t('ranking')}
            </IconAction>
          </IconActionRow>
        </Card>
      ) : (
        <CellGroup>
          <Cell icon={<Icon name="ranking" />} title={t('ranking')} to={teamRankingPath(exhibitionId)} />
        </CellGroup>
      )}
      <QueryView query={teams} failedTitle={t('listFailed')} skeleton={<ListSkeleton shape="row" />}>
        {(all) => <FoundTeams teams={all} />}
      </QueryView>
    </>
  );
}
