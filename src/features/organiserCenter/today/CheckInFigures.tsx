import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useServerQuery } from '#flows/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { NamedBars } from '#ui/chart/NamedBars.tsx';
import { Card } from '#ui/page/Card.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { checkInFiguresQuery } from '../queries/figureQueries.ts';

/** How often was checked in at each place. */
export function CheckInFigures({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const query = useServerQuery(checkInFiguresQuery(organiser));
  return (
    <Card title={t('checkIns')}>
      <QueryView query={query} failedTitle={t('checkInsFailed')} skeleton={3} empty={<p>{t('noPlaces')}</p>}>
        {(places) => (
          <NamedBars
            caption={t('checkInsByPlace')}
            heads={[t('place'), t('checkIns')]}
            rows={places.map(({ id, name, count }) => ({
              key: id,
              name: organiserText(name, language),
              value: count,
            }))}
          />
        )}
      </QueryView>
    </Card>
  );
}
