import { useTranslation } from 'react-i18next';
import { organiserAskedPath } from '#domain/address/organiser/organiserPaths.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { openCountsQuery } from '../organiserQuestions/questionQueries.ts';

/** How many questions and reports of visitors wait. Without a number where it cannot be read: the lists tell why. */
export function AskedCells({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const { data } = useServerQuery(openCountsQuery(organiser));
  const told = (count: number | undefined) =>
    count !== undefined && (count > 0 ? t('askedWaiting', { count }) : t('noneToAnswer'));
  return (
    <>
      <Cell
        icon={<Icon name="email" />}
        title={t('questionsTitle')}
        value={told(data?.question)}
        to={organiserAskedPath(organiser.exhibitionId, 'question')}
      />
      <Cell
        icon={<Icon name="info" />}
        title={t('reportsTitle')}
        value={told(data?.report)}
        to={organiserAskedPath(organiser.exhibitionId, 'report')}
      />
    </>
  );
}
