import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Notice, type NoticeKind } from '#ui/page/Notice.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnPost, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import type { DetailPage } from '#flows/content/DetailScreen.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { ClosingNote } from '../post/ClosingNote.tsx';
import { KindBadge } from '../post/KindBadge.tsx';
import { languageOf } from '#language/language.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import css from '../post/PostCard.module.css';
import { picturesOf } from '#entities/supply/picturesOf.ts';
import { StateBadge, stateNow } from '../post/StateBadge.tsx';
import { useFits } from '../useFits.ts';
import { usePostFacts } from '../post/usePostFacts.tsx';
import { usePostSections } from '../post/usePostSections.tsx';
import { usePostTexts } from '../post/usePostTexts.ts';
import { contactPath, postPaths } from '../postPaths.ts';
import { useTypeNames } from '../useTypeNames.ts';
import { Fitting } from './Fitting.tsx';
import { OtherPost } from './OtherPost.tsx';
import { OwnActions } from './OwnActions.tsx';
import { PostMenu } from './PostMenu.tsx';

const kinds: Readonly<Record<ReturnType<typeof stateNow>, NoticeKind>> = {
  inReview: 'info',
  refused: 'warn',
  published: 'success',
  closed: 'info',
  withdrawn: 'info',
};

/** What the state of one's own post means, and what can be done about it. */
function OwnState({ post }: { readonly post: SupplyPost }) {
  const { t } = useTranslation('supply');
  const state = stateNow(post);
  return (
    <Notice kind={kinds[state]} title={t(`state_${state}`)}>
      {state === 'refused' && post.ReviewReason !== '' && (
        <p>{t('refusedReason', { reason: post.ReviewReason })}</p>
      )}
      <p>{t(`note_${state}`)}</p>
    </Notice>
  );
}

interface LeadProps {
  readonly post: SupplyPost;
  readonly isOwn: boolean;
  readonly typeName: string;
}

/** Its kind, its type, until when it is open, and the price. */
function Lead({ post, isOwn, typeName }: LeadProps) {
  const { price } = usePostTexts();
  return (
    <span className={css['lead']}>
      <span className={css['marks']}>
        <KindBadge kind={post.kind} />
        {isOwn && <StateBadge post={post} />}
        {typeName !== '' && <span className={css['type']}>{typeName}</span>}
        <ClosingNote post={post} />
      </span>
      <span className={css['amount']}>{price(post)}</span>
    </span>
  );
}

export interface PostReader {
  /** The visitor or stand that looks at it; undefined for a stranger. */
  readonly owner: PostOwner | undefined;
  /** Whether its own posts can be changed. */
  readonly mayChange: boolean;
  /** On one's own post: who has answered it. */
  readonly renderAnswers?: ((post: SupplyPost) => ReactNode) | undefined;
}

/** A report is sent as a visitor. */
const reporterOf = (owner: PostOwner | undefined): string | undefined =>
  owner?.exhibitorUserId === undefined ? owner?.ownerId : undefined;

/** A post of another person, or one's own with its state and what one can do. */
export function usePostPage(reader: PostReader): (post: SupplyPost) => DetailPage {
  const { owner, mayChange, renderAnswers } = reader;
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('supply');
  const texts = usePostTexts();
  const types = useTypeNames();
  const factsOf = usePostFacts();
  const sectionsOf = usePostSections();
  const fits = useFits(owner);
  return (post) => {
    const isOwn = isOwnPost(post, owner);
    const contact = isOwn ? undefined : contactPath(post, owner);
    const title = texts.shown(post.productName);
    const typeName = types.nameOf(post.productType);
    const pictures = picturesOf(post);
    const fitting = (isOwn ? fits.forOwn : fits.toOwn).get(post.RecordId);
    return {
      title,
      titleLang: writtenLanguage(title, languageOf(i18n.language)),
      lead: <Lead post={post} isOwn={isOwn} typeName={typeName} />,
      ...(pictures.length > 0 && {
        gallery: (
          <PictureGallery
            addresses={pictures}
            label={title}
            altOf={(number) => `${title}, ${t('picture', { number })}`}
          />
        ),
      }),
      cells: (
        <>
          {isOwn ? <OwnState post={post} /> : <PostMenu post={post} visitorId={reporterOf(owner)} />}
          {isOwn && renderAnswers?.(post)}
          <Fitting
            post={post}
            toPost={({ RecordId }) => postPaths(owner).one(exhibitionId, RecordId)}
            isOwn={isOwn}
            fitting={fitting}
          />
        </>
      ),
      facts: factsOf(post, typeName).filter(({ key }) => key !== 'unitPrice'),
      sections: sectionsOf(post),
      after:
        isOwn && owner !== undefined ? (
          mayChange && <OwnActions owner={owner} post={post} />
        ) : (
          <OtherPost post={post} />
        ),
      ...(contact !== undefined && { primary: <LinkButton to={contact}>{t('contact')}</LinkButton> }),
    };
  };
}
