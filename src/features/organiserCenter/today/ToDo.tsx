import { useTranslation } from 'react-i18next';
import { organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import {
  organiserAppointmentsPath,
  organiserRegistrationsPath,
  organiserTeamsPath,
} from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { otherDecisionsQuery } from '../organiserDecides/decisionQueries.ts';
import { AskedCells } from './AskedCells.tsx';
import { toDoQuery } from '../queries/figureQueries.ts';

/** What waits for the organiser. */
export function ToDo({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const query = useServerQuery(toDoQuery(organiser));
  const { data: others } = useServerQuery(otherDecisionsQuery(organiser));
  const view = (
    <QueryView query={query} failedTitle={t('toDoFailed')} skeleton={4}>
      {({ meetings, people, teamCount, teamsWaiting }) => (
        <CellGroup title={t('todo')}>
          <Cell
            icon={<Icon name="questionnaire" />}
            title={t('decideTitle')}
            note={t('decideNote')}
            value={
              others === undefined
                ? undefined
                : t('allWaiting', { count: meetings + people + teamsWaiting + others })
            }
            to={organiserDecidesPath(organiser.exhibitionId)}
          />
          <Cell
            icon={<Icon name="appointment" />}
            title={t('appointmentsTitle')}
            value={meetings > 0 ? t('meetingsWaiting', { count: meetings }) : t('noneWaiting')}
            to={organiserAppointmentsPath(organiser.exhibitionId)}
          />
          <Cell
            icon={<Icon name="check" />}
            title={t('reviewTitle')}
            value={people > 0 ? t('peopleWaiting', { count: people }) : t('noneWaiting')}
            to={organiserRegistrationsPath(organiser.exhibitionId)}
          />
          <Cell
            icon={<Icon name="team" />}
            title={t('teams')}
            value={[
              t('teamCount', { count: teamCount }),
              ...(teamsWaiting > 0 ? [t('teamsWaiting', { count: teamsWaiting })] : []),
            ].join(' · ')}
            to={organiserTeamsPath(organiser.exhibitionId)}
          />
          <AskedCells organiser={organiser} />
        </CellGroup>
      )}
    </QueryView>
  );
  return query.data === undefined ? <Card title={t('todo')}>{view}</Card> : view;
}
