import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { services } from '#flows/session/services.ts';
import { authorOf } from './authorOf.ts';
import { CommentForm } from './CommentForm.tsx';
import { type CommentSubject, subjectKey } from './commentSubject.ts';
import { postComment } from './postComment.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { showComment } from './showPosted.ts';

/** A field for a comment, which is empty again once it is posted. */
export function WriteComment({ subject }: { readonly subject: CommentSubject }) {
  const { t } = useTranslation('comments');
  const { kind, exhibitionId } = subject;
  const [posted, setPosted] = useState(0);
  const author = authorOf(exhibitionId);
  if (author === undefined)
    return <RegisterToComment exhibitionId={exhibitionId} text={t(`register_${kind}`)} />;
  const post = async (text: string) => {
    const id = await postComment(await services().client(), { subject, ...author, text });
    showComment(subject, { id, ...author, text });
  };
  return (
    <CommentForm
      key={posted}
      id="comment"
      draft={ownNames.commentPrefix + subjectKey(subject)}
      label={t(`label_${kind}`)}
      postedText={t(`posted_${kind}`)}
      post={post}
      onPosted={() => setPosted((count) => count + 1)}
    />
  );
}
