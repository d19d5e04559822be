import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
import { BannerEditor } from './BannerEditor.tsx';
import { bannerListQuery, type OrganisedBanner } from './bannerQueries.ts';

interface BannerRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** The picture and those of its place, in their order; `null` where there is none. */
function findBanner(rows: readonly OrganisedBanner[], rowId: string) {
  const row = rows.find(({ RecordId }) => RecordId === rowId);
  return row ? { row, all: rows.filter(({ Type }) => Type === row.Type) } : null;
}

/** A picture of the home for its organiser; what colleagues change meanwhile is read. */
export function BannerRow({ organiser, rowId }: BannerRowProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const query = useServerQuery({ ...bannerListQuery(organiser), refetchInterval: pollWhile(always) });
  return (
    <ContentRowPage
      organiser={organiser}
      part="banners"
      rowId={rowId}
      query={{ ...query, data: query.data && findBanner(query.data, rowId) }}
      renderHeading={(read) =>
        (read && organiserText({ zh: read.row.Title, en: read.row.TitleEn }, language)) || t('banner')
      }
      lead={t('bannerLead')}
    >
      {({ row, all }, start) => <BannerEditor organiser={organiser} row={row} all={all} start={start} />}
    </ContentRowPage>
  );
}
