import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { ClosingNote } from './ClosingNote.tsx';
import { FitChips } from '../FitChips.tsx';
import { KindBadge } from './KindBadge.tsx';
import { Written } from '#ui/text/Written.tsx';
import css from './PostCard.module.css';
import type { FitReason } from '../rules/pairing.ts';
import { picturesOf } from '#entities/supply/picturesOf.ts';
import { usePostTexts } from './usePostTexts.ts';

export interface PostSummaryProps {
  readonly post: SupplyPost;
  /** Of its kind of products; '' where it has none. */
  readonly typeName: string;
  /** Why it is shown beside another post. */
  readonly reasons?: readonly FitReason[] | undefined;
  /** Beside the badge, such as the state of one's own post. */
  readonly state?: ReactNode;
}

const sidePx = 80;

/** What a post is about at a glance: kind, product, price, quantity and origin, company, and until when. */
export function PostSummary({ post, typeName, reasons, state }: PostSummaryProps) {
  const { t } = useTranslation('supply');
  const texts = usePostTexts();
  const [picture] = picturesOf(post);
  const terms = [post.number === '' ? '' : t('quantity', { number: post.number }), post.originPlace];
  return (
    <>
      <span className={css['words']}>
        <span className={css['marks']}>
          <KindBadge kind={post.kind} />
          {state}
          {typeName !== '' && <span className={css['type']}>{typeName}</span>}
        </span>
        <span className={css['name']}>
          <Written>{texts.shown(post.productName)}</Written>
        </span>
        <span className={css['terms']}>
          <span className={post.unitPriceCents === undefined ? css['request'] : css['price']}>
            {texts.price(post)}
          </span>
          {terms
            .filter((term) => term !== '')
            .map((term) => (
              <span className={css['term']} key={term}>
                {term}
              </span>
            ))}
        </span>
        {reasons !== undefined && <FitChips reasons={reasons} />}
        <span className={css['foot']}>
          <span className={css['company']}>
            <Written>{texts.shown(post.companyName)}</Written>
          </span>
          <ClosingNote post={post} />
        </span>
      </span>
      {picture !== undefined && (
        <StoredImage className={css['picture']} src={picture} alt="" width={sidePx} height={sidePx} lazy />
      )}
    </>
  );
}
