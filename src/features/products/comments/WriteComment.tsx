import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownNames } from '../../../device/storage/deviceKeys.ts';
import { services } from '../../../flows/session/services.ts';
import { authorOf } from './authorOf.ts';
import { CommentForm } from './CommentForm.tsx';
import { postComment } from './postComment.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { showComment } from './showPosted.ts';

export interface WriteCommentProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly productId: string;
}

/** A field for a comment, which is empty again once it is posted. */
export function WriteComment({ exhibitionId, exhibitorId, productId }: WriteCommentProps) {
  const { t } = useTranslation('products');
  const [posted, setPosted] = useState(0);
  const author = authorOf(exhibitionId);
  if (author === undefined)
    return <RegisterToComment exhibitionId={exhibitionId} text={t('commentRegister')} />;
  const post = async (text: string) => {
    const place = { exhibitionId, exhibitorId, productId };
    const id = await postComment(await services().client(), { ...place, ...author, text });
    showComment(productId, { id, name: author.name, text });
  };
  return (
    <CommentForm
      key={posted}
      id="comment"
      draft={ownNames.commentPrefix + productId}
      label={t('commentLabel')}
      postedText={t('commentPosted')}
      post={post}
      onPosted={() => setPosted((count) => count + 1)}
    />
  );
}
