import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { boothPostPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isBooth, type Message, type MessageOwner, type Partner } from '#entities/message/rules/message.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { ownerKeyOf } from '#entities/supply/rules/postOwner.ts';
import { isListed, type SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { postIn } from '#features/messages/rules/postIn.ts';
import css from '../conversation.module.css';
import { useNamedId } from './useNamedId.ts';

export interface PostHeadProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  /** Newest first. */
  readonly messages: readonly Message[];
}

/** About which post one talks, with the company that has published it: the one the address names, or of which a message has told last. */
export function PostHead({ owner, partner, messages }: PostHeadProps) {
  const { t } = useTranslation('conversation');
  const named = useNamedId('post');
  const told = messages.map(({ link }) => postIn(link, owner.exhibitionId)).find(isRecordId);
  const id = named ?? told;
  const { data: post } = useServerQuery({
    ...detailQuery(supplyPosts, { RecordId: id ?? '' }),
    enabled: id !== undefined,
  });
  if (!post || !isTalkedOf(post, owner, partner)) return null;
  const { exhibitionId } = owner;
  const to = isBooth(owner) && ownerKeyOf(post) === owner.visitorId ? boothPostPath : postPath;
  return (
    <AppLink className={css['post']} to={to(exhibitionId, post.RecordId)}>
      <Icon name="supply" sizeRem={1.25} />
      <span className={css['postWords']}>
        <span className={css['postName']}>{t(`about_${post.kind}`, { name: post.productName })}</span>
        {post.companyName !== '' && <span className={css['postCompany']}>{post.companyName}</span>}
      </span>
    </AppLink>
  );
}

/** One's own, or one of the partner's that others see. */
function isTalkedOf(post: SupplyPost, { visitorId, exhibitionId }: MessageOwner, { id }: Partner): boolean {
  if (post.ExhibitionId !== exhibitionId) return false;
  const key = ownerKeyOf(post);
  return key === visitorId || (key === id && isListed(post));
}
