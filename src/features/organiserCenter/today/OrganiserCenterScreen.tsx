import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { checkInFiguresQuery } from '../queries/figureQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { Card } from '#ui/page/Card.tsx';
import { NamedBars } from '#ui/chart/NamedBars.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useTranslation } from 'react-i18next';
import {
  organiserCenterPath,
  organiserContentPath,
  organiserExhibitionsPath,
  organiserFiguresPath,
  organiserNoticesPath,
  organiserPeoplePath,
} from '#domain/address/organiser/organiserPaths.ts';
import { loginAsPath } from '#domain/address/paths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { RefreshFigures } from './RefreshFigures.tsx';
import { RegistrationFigures } from './RegistrationFigures.tsx';
import { ToDo } from './ToDo.tsx';

/** What needs the organiser, and how the exhibition does. */
export default function OrganiserCenterScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  return (
    <OrganiserGate back={organiserCenterPath(id)} title={t('title')}>
      {(organiser) => <Today organiser={organiser} />}
    </OrganiserGate>
  );
}

function Today({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const { data } = useExhibitionQuery();
  const name = data ? organiserText({ zh: data.ExName, en: data.ExNameEn }, language) : '';
  return (
    <>
      <PageHeading lead={t(organiser.role === 'organiser' ? 'asOrganiser' : 'asAdministrator')}>
        {name || t('title')}
      </PageHeading>
      <ToDo organiser={organiser} />
      <RegistrationFigures organiser={organiser} />
      <CheckInFigures organiser={organiser} />
      <RefreshFigures />
      <CellGroup title={t('tools')}>
        <Cell
          icon={<Icon name="check" />}
          title={t('figuresTitle')}
          note={t('figuresNote')}
          to={organiserFiguresPath(organiser.exhibitionId)}
        />
        <Cell
          icon={<Icon name="news" />}
          title={t('noticesTitle')}
          note={t('noticesNote')}
          to={organiserNoticesPath(organiser.exhibitionId)}
        />
        <Cell
          icon={<Icon name="edit" />}
          title={t('contentTitle')}
          note={t('contentNote')}
          to={organiserContentPath(organiser.exhibitionId)}
        />
        <Cell
          icon={<Icon name="search" />}
          title={t('peopleTitle')}
          note={t('peopleNote')}
          to={organiserPeoplePath(organiser.exhibitionId)}
        />
        <Cell
          icon={<Icon name="explore" />}
          title={t('exhibitionsTitle')}
          to={organiserExhibitionsPath(organiser.exhibitionId)}
        />
      </CellGroup>
      <CellGroup title={t('account')}>
        <Cell
          icon={<Icon name="account" />}
          title={t('accountCell')}
          to={loginAsPath(organiser.exhibitionId, 'host')}
        />
      </CellGroup>
    </>
  );
}

/** How often was checked in at each place. */
function CheckInFigures({ organiser }: { readonly organiser: Organiser }) {
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
