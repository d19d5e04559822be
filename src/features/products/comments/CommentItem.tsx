import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTextDraft } from '../../../device/drafts/textDraft.ts';
import { ownNames } from '../../../device/storage/deviceKeys.ts';
import { LikeButton } from '../../../flows/favourites/LikeButton.tsx';
import { RelativeTime } from '../../../ui/values/RelativeTime.tsx';
import css from './comments.module.css';
import type { Comment, Said } from './commentsQuery.ts';
import { WriteReply } from './WriteReply.tsx';

export interface CommentItemProps {
  readonly exhibitionId: string;
  readonly productId: string;
  readonly comment: Comment;
}

/** A comment with its like, what was replied, and a field to reply, which is open where a reply was begun. */
export function CommentItem({ exhibitionId, productId, comment }: CommentItemProps) {
  const { t } = useTranslation('products');
  const [isReplying, setIsReplying] = useState(
    () => readTextDraft(ownNames.commentPrefix + comment.id) !== '',
  );
  const opener = useRef<HTMLButtonElement>(null);
  const name = comment.name || t('someVisitor');
  return (
    <li className={css['comment']}>
      <Line said={comment} />
      <Actions
        exhibitionId={exhibitionId}
        comment={comment}
        name={name}
        opener={opener}
        isReplying={isReplying}
        onReply={() => setIsReplying((before) => !before)}
      />
      {comment.replies.map((reply) => (
        <div className={css['reply']} key={reply.id}>
          <Line said={reply} />
        </div>
      ))}
      {isReplying && (
        <div className={css['write']}>
          <WriteReply
            exhibitionId={exhibitionId}
            productId={productId}
            commentId={comment.id}
            name={name}
            onPosted={() => {
              // Before the field goes, or the focus would be lost with it.
              opener.current?.focus();
              setIsReplying(false);
            }}
          />
        </div>
      )}
    </li>
  );
}

interface ActionsProps {
  readonly exhibitionId: string;
  readonly comment: Comment;
  readonly name: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isReplying: boolean;
  readonly onReply: () => void;
}

function Actions({ exhibitionId, comment, name, opener, isReplying, onReply }: ActionsProps) {
  const { t } = useTranslation('products');
  return (
    <div className={css['actions']}>
      <LikeButton
        exhibitionId={exhibitionId}
        kind="commentLike"
        id={comment.id}
        name={t('commentOf', { name })}
        count={{ count: comment.likes, readAtMs: comment.readAtMs }}
      />
      <button
        className={css['action']}
        ref={opener}
        type="button"
        aria-expanded={isReplying}
        aria-label={t('replyTo', { name })}
        onClick={onReply}
      >
        {t('reply')}
      </button>
    </div>
  );
}

function Line({ said: { name, text, atMs } }: { readonly said: Said }) {
  const { t } = useTranslation('products');
  return (
    <>
      <p className={css['by']}>
        <span className={css['name']}>{name || t('someVisitor')}</span>
        {atMs !== undefined && <RelativeTime at={atMs} />}
      </p>
      <p className={css['text']}>{text}</p>
    </>
  );
}
