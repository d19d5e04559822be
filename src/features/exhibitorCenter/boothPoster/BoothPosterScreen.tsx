import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import {
  boothPosterPath,
  exhibitorCenterPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { posterBackgroundsQuery } from '#flows/sharing/poster/posterBackgroundsQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { localize } from '#ui/text/localize.ts';
import { ownBoothQuery } from '../ownRows/boothQueries.ts';
import { PosterMaker } from './PosterMaker.tsx';

/** The poster of a booth, drawn on a background of the organiser, to save and print. */
export default function BoothPosterScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothPoster');
  return (
    <CenterGate back={boothPosterPath(id)} title={t('title')}>
      {(booth) => <BoothPoster booth={booth} />}
    </CenterGate>
  );
}

function BoothPoster({ booth }: { readonly booth: BoothKey }) {
  const { exhibitionId, exhibitorId } = booth;
  const { t, i18n } = useTranslation(['boothPoster', 'exhibitorCenter']);
  const language = languageOf(i18n.language);
  const exhibition = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const stand = useServerQuery(ownBoothQuery(booth));
  const halls = useServerQuery(hallsQuery(exhibitionId));
  const backgrounds = useServerQuery(posterBackgroundsQuery(exhibitionId));
  // A poster without its hall, or on a plain colour, is better than none.
  const hallRows = halls.data ?? (halls.error === null ? undefined : []);
  const addresses = backgrounds.data ?? (backgrounds.error === null ? undefined : []);
  return (
    <QueryView
      query={joinQueries({ stand, halls: readyQuery(hallRows), addresses: readyQuery(addresses) })}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={4} hasHeading />}
      renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
      isEmpty={(found) => found.stand === null || exhibition === undefined}
      empty={
        <EmptyState
          drawing="lost"
          title={t('exhibitorCenter:gone')}
          text={t('exhibitorCenter:goneText')}
          action={
            <LinkButton to={exhibitorCenterPath(exhibitionId)}>{t('exhibitorCenter:toCenter')}</LinkButton>
          }
        />
      }
      showsAge={false}
    >
      {({ stand: row, halls: rows, addresses: offered }) =>
        row !== null &&
        exhibition !== undefined && (
          <PosterMaker
            exhibition={exhibition}
            exhibitor={{
              name: localize({ zh: row.CompanyName, en: row.CompanyNameEn }, language),
              logo: row.Logo,
              boothNo: row.BoothNo,
              hall: nameOf(namedOptions(rows, language), row.ExhibitionHallId),
            }}
            link={window.location.origin + exhibitorPath(exhibitionId, exhibitorId)}
            backgrounds={offered}
            notRead={backgrounds.error === null ? undefined : backgrounds}
          />
        )
      }
    </QueryView>
  );
}
