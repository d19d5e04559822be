import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { myPostsPath, postPath, publishPath } from '#entities/supply/rules/supplyPaths.ts';
import { withoutMobiles } from '#entities/supply/rules/withoutMobiles.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import type { ListFilter } from '#flows/content/ListHead.tsx';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { HeadLink } from '#ui/list/head/HeadChips.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PostCard } from './post/PostCard.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { type Board, useBoard } from './useBoard.ts';
import { emptyPosts } from '#ui/states/scenes/emptyPosts.tsx';

export default function SupplyListScreen() {
  const id = useExhibitionId();
  return <SupplyList key={id} />;
}

function SupplyList() {
  const { t } = useTranslation('supply');
  const exhibitionId = useExhibitionId();
  const board = useBoard();
  const filters = useFilters(board);
  const { nameOf } = board.types;
  const { toOwn } = board.fits;
  const renderRow = useCallback(
    (post: SupplyPost) => (
      <PostCard
        post={post}
        to={postPath(exhibitionId, post.RecordId)}
        typeName={nameOf(post.productType)}
        reasons={toOwn.get(post.RecordId)?.[0]?.fit.reasons}
      />
    ),
    [exhibitionId, nameOf, toOwn],
  );
  return (
    <>
      <ListScreen
        title={t('title')}
        query={board.query}
        renderRow={renderRow}
        search={t('search')}
        filters={filters}
        sorts={[
          { key: 'newest', label: t('sortNewest') },
          { key: 'closing', label: t('sortClosing') },
        ]}
        countText={(count) => t('count', { count })}
        failedTitle={t('listFailed')}
        empty={{ scene: emptyPosts, title: t('none'), text: t('noneText') }}
        links={<MineLink count={board.fits.own.length} />}
        rowRem={9}
      />
      <PageFoot>
        <LinkButton to={publishPath(exhibitionId)}>{t('publish')}</LinkButton>
      </PageFoot>
    </>
  );
}

interface MineLinkProps {
  readonly count: number;
}

/** For a registered visitor. */
function MineLink({ count }: MineLinkProps) {
  const { t } = useTranslation('supply');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  if (visitorId === undefined) return null;
  return (
    <HeadLink icon="supply" to={myPostsPath(exhibitionId)}>
      {count > 0 ? `${t('mine')} ${count}` : t('mine')}
    </HeadLink>
  );
}

function useFilters({ query, types, fits, usedTypes }: Board): readonly ListFilter[] {
  const { t } = useTranslation('supply');
  const kinds = (['supply', 'demand'] as const).map((kind) => ({ value: kind, label: t(`kind_${kind}`) }));
  const company = useCompany(query.asked.filters['exhibitor'] ?? '', query.rows.data);
  const options = (types.options ?? []).filter(({ value }) => usedTypes.has(value));
  const matching = fits.toOwn.size;
  const mine = matching === 0 ? [] : [{ value: '1', label: t('fitsMine', { count: matching }) }];
  return [
    { key: 'exhibitor', label: t('label_companyName'), options: company, least: 1 },
    { key: 'kind', label: t('kind'), options: kinds },
    { key: 'type', label: t('types'), options },
    { key: 'fits', label: t('fitsFilter'), options: mine, least: 1 },
  ];
}

/** The exhibitor whose posts alone are shown, as the choice of a filter; none for ''. */
function useCompany(exhibitorId: string, posts: readonly SupplyPost[] | undefined): readonly FilterOption[] {
  const { name, lang } = useExhibitorName(useExhibitionId(), exhibitorId);
  if (exhibitorId === '') return [];
  if (name !== '') return [{ value: exhibitorId, label: name, lang }];
  // Until its page is read, as its posts name it.
  const said = posts?.find(({ companyName }) => companyName !== '')?.companyName ?? '';
  return said === '' ? [] : [{ value: exhibitorId, label: withoutMobiles(said) }];
}
