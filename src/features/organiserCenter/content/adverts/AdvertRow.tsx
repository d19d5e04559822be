import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { isOneOrder } from '#features/organiserCenter/rules/organisedAdvert.ts';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
import { AdvertEditor } from './AdvertEditor.tsx';
import { advertListQuery, type OrganisedAdvert } from './advertQueries.ts';
import { useAdvertName } from './useAdvertName.ts';

interface AdvertRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** The advertisement and those of its order; `null` where there is none. */
function findAdvert(rows: readonly OrganisedAdvert[], rowId: string) {
  const row = rows.find(({ RecordId }) => RecordId === rowId);
  return row ? { row, all: rows.filter((other) => isOneOrder(row, other)) } : null;
}

/** An advertisement for an organiser; what colleagues change meanwhile is read. */
export function AdvertRow({ organiser, rowId }: AdvertRowProps) {
  const { t } = useTranslation('organiserContent');
  const nameOf = useAdvertName();
  const query = useServerQuery({ ...advertListQuery(organiser), refetchInterval: pollWhile(always) });
  return (
    <ContentRowPage
      organiser={organiser}
      part="adverts"
      rowId={rowId}
      query={{ ...query, data: query.data && findAdvert(query.data, rowId) }}
      renderHeading={(read) => (read ? nameOf(read.row, read.all.indexOf(read.row)) : t('advert'))}
      lead={t('advertLead')}
    >
      {({ row, all }, start) => <AdvertEditor organiser={organiser} row={row} all={all} start={start} />}
    </ContentRowPage>
  );
}
