import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothPublishPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothPostOwner } from '#entities/supply/rules/postOwner.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { exhibitorQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { localize } from '#ui/text/localize.ts';
import { Publishing } from './publish/Publishing.tsx';

/** Publishes a post in the name of the exhibitor, or corrects one (`?post=`). */
export default function BoothPublishScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('supply');
  const [query] = useSearchParams();
  const postId = query.get('post') ?? undefined;
  return (
    <CenterGate
      back={boothPublishPath(id, postId)}
      title={t(postId === undefined ? 'publishTitle' : 'correctTitle')}
    >
      {(booth) => <ForBooth key={`${booth.exhibitorId} ${postId}`} booth={booth} postId={postId} />}
    </CenterGate>
  );
}

interface ForBoothProps {
  readonly booth: BoothKey;
  readonly postId: string | undefined;
}

function ForBooth({ booth, postId }: ForBoothProps) {
  const { t, i18n } = useTranslation('supply');
  const title = t(postId === undefined ? 'publishTitle' : 'correctTitle');
  const right = useMayChange(booth);
  const stand = useServerQuery(exhibitorQuery(booth.exhibitionId, booth.exhibitorId));
  // A form whose company is typed is better than none.
  const found = stand.data ?? (stand.error === null ? undefined : null);
  return (
    <QueryView
      query={joinQueries({ mayChange: right, stand: readyQuery(found) })}
      failedTitle={t('oneFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={(data) => data?.mayChange !== true && <PageHeading>{title}</PageHeading>}
      showsAge={false}
    >
      {(data) => {
        const name = { zh: data.stand?.CompanyName ?? '', en: data.stand?.CompanyNameEn ?? '' };
        const companyName = localize(name, languageOf(i18n.language));
        const address = { ...boothPostOwner(booth), postId };
        return data.mayChange ? <Publishing address={address} blank={{ companyName }} /> : <NoRightNote />;
      }}
    </QueryView>
  );
}
