import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { products } from '#entities/product/api/productCollections.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import type { EnquiryKind, MessageOwner } from '#entities/message/rules/message.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { findEarlierEntry } from '#sending/outboxEntry.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { inquiryOwner } from './inquirySubmission.ts';
import { useRow } from '#flows/content/detail/useRow.ts';

/** Asks the exhibitor of a product for an offer or a sample. */
export default function InquiryScreen() {
  const id = useExhibitionId();
  const { productId = '' } = useParams();
  const [query] = useSearchParams();
  const { t } = useTranslation('inquiry');
  const { pathname, search } = useLocation();
  const kind: EnquiryKind = query.get('kind') === 'sample' ? 'sample' : 'inquiry';
  const visitorId = useOwnVisitorId();
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t(kind)}</PageHeading>
        <RegisterFirst back={pathname + search} />
      </>
    );
  return (
    <Inquiry
      key={`${visitorId} ${productId} ${kind}`}
      owner={{ exhibitionId: id, visitorId }}
      productId={productId}
      kind={kind}
    />
  );
}

interface InquiryProps {
  readonly owner: MessageOwner;
  readonly productId: string;
  readonly kind: EnquiryKind;
}

function Inquiry({ owner, productId, kind }: InquiryProps) {
  const { t } = useTranslation('inquiry');
  const query = useRow(detailQuery(products, { RecordId: productId }), productId);
  const unfinished = useUnfinishedInquiry(owner, productId);
  const heading = <PageHeading lead={t(`${kind}Lead`)}>{t(kind)}</PageHeading>;
  return (
    <QueryView
      query={query}
      renderHeading={() => heading}
      failedTitle={t('productFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      showsAge={false}
      isEmpty={(row) => row === null || row.ExhibitorId === ''}
      empty={
        <EmptyState
          drawing="lost"
          title={t('productGone')}
          action={<LinkButton to={productsPath(owner.exhibitionId)}>{t('toProducts')}</LinkButton>}
        />
      }
    >
      {(row) =>
        row !== null &&
        unfinished !== undefined && (
          <InquiryForm owner={owner} product={row} kind={kind} unfinished={unfinished.entry} />
        )
      }
    </QueryView>
  );
}

/** Undefined until the outbox has been read. */
function useUnfinishedInquiry({ exhibitionId, visitorId }: MessageOwner, productId: string) {
  const [found, setFound] = useState<{ readonly entry: FoundEntry | undefined }>();
  useEffect(() => {
    let isGone = false;
    void findEarlierEntry(exhibitionId, [inquiryOwner(visitorId, productId)])
      .catch(() => undefined)
      .then((entry) => isGone || setFound({ entry }));
    return () => {
      isGone = true;
    };
  }, [exhibitionId, visitorId, productId]);
  return found;
}
