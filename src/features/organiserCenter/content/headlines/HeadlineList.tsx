import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { headlineListQuery } from './headlineQueries.ts';

/** The headlines of the home. */
export function HeadlineList({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const query = useServerQuery(headlineListQuery(organiser));
  return (
    <QueryView
      query={query}
      failedTitle={t('headlinesFailed')}
      skeleton={3}
      empty={<EmptyState title={t('noHeadlines')} />}
    >
      {(lines) => (
        <CellGroup title={t('part_headlines')}>
          {lines.map(({ RecordId, Title, TitleEn }) => (
            <Cell
              key={RecordId}
              title={organiserText({ zh: Title, en: TitleEn }, language) || t('headline')}
              to={organiserContentRowPath(organiser.exhibitionId, 'headlines', RecordId)}
            />
          ))}
        </CellGroup>
      )}
    </QueryView>
  );
}
