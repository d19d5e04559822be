import { useTranslation } from 'react-i18next';
import {
  boothContactsPath,
  exhibitorCenterPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { scanLeadPath } from '#domain/address/exhibitorCenter/scanLeadPath.ts';
import { loginAsPath } from '#domain/address/paths.ts';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOfflineScreens } from '#entities/voucher/useOfflineShell.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ownBoothQuery } from '../ownRows/boothQueries.ts';
import { BoothNumbers } from './BoothNumbers.tsx';
import { BoothPage } from './BoothPage.tsx';
import { ToDo } from './ToDo.tsx';
import { VisitorEntries } from './VisitorEntries.tsx';

export default function ExhibitorCenterScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={exhibitorCenterPath(id)} title={t('title')} worksOffline>
      {(booth) => <Today booth={booth} />}
    </CenterGate>
  );
}

function Today({ booth }: { readonly booth: BoothKey }) {
  const { exhibitionId } = booth;
  const { t, i18n } = useTranslation('exhibitorCenter');
  const language = languageOf(i18n.language);
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  const query = useServerQuery(ownBoothQuery(booth));
  useOfflineScreens();
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={4} hasHeading />}
      renderHeading={(row) => {
        const hall = row ? nameOf(namedOptions(halls, language), row.ExhibitionHallId) : '';
        const place =
          row && row.BoothNo !== ''
            ? t(hall === '' ? 'atBooth' : 'inHall', { hall, booth: row.BoothNo })
            : undefined;
        return (
          <PageHeading lead={place}>
            {row ? organiserText({ zh: row.CompanyName, en: row.CompanyNameEn }, language) : t('title')}
          </PageHeading>
        );
      }}
      empty={<EmptyState drawing="lost" title={t('gone')} text={t('goneText')} />}
    >
      {(row) =>
        row && (
          <>
            <LinkButton to={scanLeadPath(exhibitionId)}>{t('scan')}</LinkButton>
            <ToDo booth={booth} />
            <VisitorEntries booth={booth} />
            <BoothNumbers booth={booth} row={row} />
            <BoothPage booth={booth} row={row} />
            <CellGroup title={t('account')}>
              <Cell
                icon={<Icon name="companions" />}
                title={t('contacts')}
                note={t('contactsNote')}
                to={boothContactsPath(exhibitionId)}
              />
              <Cell
                icon={<Icon name="account" />}
                title={t('accountCell')}
                to={loginAsPath(exhibitionId, 'exhibitor')}
              />
            </CellGroup>
          </>
        )
      }
    </QueryView>
  );
}
