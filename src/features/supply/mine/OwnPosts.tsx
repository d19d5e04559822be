import { useTranslation } from 'react-i18next';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { PostCard } from '../post/PostCard.tsx';
import { FittingRow } from '../FittingRow.tsx';
import fitting from '../fitting.module.css';
import type { FittingPost } from '../rules/pairing.ts';
import { StateBadge } from '../post/StateBadge.tsx';
import { useFits } from '../useFits.ts';
import { postPaths } from '../postPaths.ts';
import { useTypeNames } from '../useTypeNames.ts';
import css from './OwnPosts.module.css';

export interface OwnPostsProps {
  readonly owner: PostOwner;
  readonly posts: readonly SupplyPost[];
  /** How many have answered a post, where that is told. */
  readonly answersOf?: (postId: string) => number;
}

/** The best of what fits; the rest is on the page of the post. */
const mostFits = 2;

export function OwnPosts({ owner, posts, answersOf }: OwnPostsProps) {
  const { exhibitionId } = owner;
  const { forOwn } = useFits(owner);
  const { nameOf } = useTypeNames();
  const { one } = postPaths(owner);
  const toPost = (post: SupplyPost) => one(exhibitionId, post.RecordId);
  return (
    <ul className={css['posts']}>
      {posts.map((post) => (
        <li className={css['post']} key={post.RecordId}>
          <PostCard
            to={toPost(post)}
            post={post}
            typeName={nameOf(post.productType)}
            state={<StateBadge post={post} />}
          />
          <Answers count={answersOf?.(post.RecordId) ?? 0} />
          <BestFits toPost={toPost} post={post} fits={forOwn.get(post.RecordId) ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** How many have written about a post; nothing for none. */
function Answers({ count }: { readonly count: number }) {
  const { t } = useTranslation('supply');
  return count === 0 ? null : <p className={css['answers']}>{t('interested', { count })}</p>;
}

interface BestFitsProps {
  readonly toPost: (post: SupplyPost) => string;
  readonly post: SupplyPost;
  readonly fits: readonly FittingPost[];
}

function BestFits({ toPost, post, fits }: BestFitsProps) {
  const { t } = useTranslation('supply');
  if (fits.length === 0) return null;
  const more = fits.length - mostFits;
  return (
    <section className={css['fits']} aria-label={`${t(`fits_${post.kind}`)}: ${post.productName}`}>
      <h2 className={css['title']}>
        {t(`fits_${post.kind}`)} · {t('fitCount', { count: fits.length })}
      </h2>
      <ul className={fitting['rows']}>
        {fits.slice(0, mostFits).map((one) => (
          <li key={one.post.RecordId}>
            <FittingRow to={toPost(one.post)} {...one} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={fitting['none']}>{t('fitsMore', { count: more })}</p>}
    </section>
  );
}
