import { voucherStore } from '#session/localStores.ts';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isOwnPost, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { postPaths } from '../postPaths.ts';
import { postQuery } from '../supplyQueries.ts';
import { useTypeNames } from '../useTypeNames.ts';
import { type PostAddress, postOutbox, postRow } from './postDraft.ts';
import { PublishPost } from './PublishPost.tsx';

export interface PublishingProps {
  readonly address: PostAddress;
  /** Of a new post. */
  readonly blank?: Answers | undefined;
}

/** Waits for what the form needs. */
export function Publishing({ address, blank }: PublishingProps) {
  const { t } = useTranslation('supply');
  const { exhibitionId, postId } = address;
  const corrected = useCorrected(address);
  const start = useRowStart(postRow(address), postOutbox(address));
  const types = useTypeNames();
  const isGone = ({ corrected: { post } }: { readonly corrected: Corrected }) =>
    postId !== undefined && post === undefined;
  return (
    <QueryView
      query={joinQueries({
        corrected,
        start: readyQuery(start),
        types: readyQuery(types.options),
      })}
      failedTitle={t('oneFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={(data) =>
        (data === undefined || isGone(data)) && (
          <PageHeading>{t(postId === undefined ? 'publishTitle' : 'correctTitle')}</PageHeading>
        )
      }
      isEmpty={isGone}
      empty={
        <EmptyState
          drawing="lost"
          title={t('gone')}
          action={<LinkButton to={postPaths(address).mine(exhibitionId)}>{t('mine')}</LinkButton>}
        />
      }
      showsAge={false}
    >
      {(data) => (
        <PublishPost
          address={address}
          post={data.corrected.post}
          start={data.start}
          blank={blank ?? startOfPost(address)}
          types={data.types}
          nameOf={types.nameOf}
        />
      )}
    </QueryView>
  );
}

interface Corrected {
  /** Undefined for a new post, and where there is no such post of this owner. */
  readonly post: SupplyPost | undefined;
}

function useCorrected(address: PostAddress): QueryState<Corrected> {
  const { exhibitionId, postId } = address;
  const isAsked = postId !== undefined && isRecordId(postId);
  const query = useServerQuery({ ...postQuery(exhibitionId, postId ?? ''), enabled: isAsked });
  if (!isAsked) return readyQuery<Corrected>({ post: undefined });
  const { data } = query;
  const post = data && isOwnPost(data, address) ? data : undefined;
  return { ...query, data: data === undefined ? undefined : { post } };
}

/** A new post of a visitor begins with the company of the registration. */
function startOfPost({ exhibitionId, ownerId }: PostOwner): Answers {
  const voucher = voucherStore()
    .list()
    .find((held) => held.exhibitionId === exhibitionId && held.visitorId === ownerId);
  return { companyName: voucher?.company ?? '' };
}
