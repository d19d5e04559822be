import { useTranslation } from 'react-i18next';
import { ownNames } from '../../../device/storage/deviceKeys.ts';
import { services } from '../../../flows/session/services.ts';
import { authorOf } from './authorOf.ts';
import { CommentForm } from './CommentForm.tsx';
import { postReply } from './postComment.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { showReply } from './showPosted.ts';

export interface WriteReplyProps {
  readonly exhibitionId: string;
  readonly productId: string;
  readonly commentId: string;
  /** Whose comment it is. */
  readonly name: string;
  readonly onPosted: () => void;
}

/** A field below a comment. */
export function WriteReply({ exhibitionId, productId, commentId, name, onPosted }: WriteReplyProps) {
  const { t } = useTranslation('products');
  const author = authorOf(exhibitionId);
  if (author === undefined)
    return <RegisterToComment exhibitionId={exhibitionId} text={t('replyRegister')} />;
  const post = async (text: string) => {
    const id = await postReply(await services().client(), { exhibitionId, commentId, ...author, text });
    showReply(productId, commentId, { id, name: author.name, text });
  };
  return (
    <CommentForm
      id={`reply-${commentId}`}
      draft={ownNames.commentPrefix + commentId}
      label={t('replyTo', { name })}
      postedText={t('replyPosted')}
      post={post}
      onPosted={onPosted}
    />
  );
}
