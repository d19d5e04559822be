import { useTranslation } from 'react-i18next';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { services } from '#flows/session/services.ts';
import { authorOf } from './authorOf.ts';
import { CommentForm } from './CommentForm.tsx';
import type { CommentSubject } from './commentSubject.ts';
import { postReply } from './postComment.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { showReply } from './showPosted.ts';

export interface WriteReplyProps {
  readonly subject: CommentSubject;
  readonly commentId: string;
  /** Whose comment it is. */
  readonly name: string;
  readonly onPosted: () => void;
}

/** A field below a comment. */
export function WriteReply({ subject, commentId, name, onPosted }: WriteReplyProps) {
  const { t } = useTranslation('comments');
  const { exhibitionId } = subject;
  const author = authorOf(exhibitionId);
  if (author === undefined)
    return <RegisterToComment exhibitionId={exhibitionId} text={t('replyRegister')} />;
  const post = async (text: string) => {
    const id = await postReply(await services().client(), { exhibitionId, commentId, ...author, text });
    showReply(subject, commentId, { id, ...author, text });
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
