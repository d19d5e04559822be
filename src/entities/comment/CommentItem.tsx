import { showReply } from './showPosted.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { loadPosting } from './loadPosting.ts';
import { CommentForm } from './CommentForm.tsx';
import { authorOf, commentDraft } from './authorOf.ts';
import { services } from '#session/services.ts';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTextDraft } from '#device/drafts/textDraft.ts';
import { LikeButton } from '../favourite/LikeButton.tsx';
import { CommentLine } from './CommentLine.tsx';
import { WriteAnswer } from './answers/WriteAnswer.tsx';
import { answerDraft } from './answers/answerer.ts';
import { useAnswerer } from './answers/useAnswerer.ts';
import css from './comments.module.css';
import type { CommentSubject } from './commentSubject.ts';
import type { Comment } from './commentsQuery.ts';

export interface CommentItemProps {
  readonly subject: CommentSubject;
  readonly comment: Comment;
}

/** A comment with its like, what was replied, and a field to reply, which is open where a reply was begun. */
export function CommentItem({ subject, comment }: CommentItemProps) {
  const { t } = useTranslation('comments');
  const booth = useAnswerer(subject);
  const [isReplying, setIsReplying] = useState(() => {
    const draft =
      booth === undefined ? commentDraft(subject.exhibitionId, comment.id) : answerDraft(booth, comment.id);
    return readTextDraft(draft) !== '';
  });
  const opener = useRef<HTMLButtonElement>(null);
  const name = comment.name || t('someVisitor');
  const onPosted = () => {
    // Before the field goes, or the focus would be lost with it.
    opener.current?.focus();
    setIsReplying(false);
  };
  return (
    <li className={css['comment']}>
      <CommentLine subject={subject} said={comment} isReply={false} />
      <Actions
        subject={subject}
        comment={comment}
        name={name}
        opener={opener}
        isReplying={isReplying}
        isAnswering={booth !== undefined}
        onReply={() => setIsReplying((before) => !before)}
      />
      {comment.replies.map((reply) => (
        <div className={css['reply']} key={reply.id}>
          <CommentLine subject={subject} said={reply} isReply />
        </div>
      ))}
      {isReplying && (
        <div className={css['write']}>
          {booth === undefined ? (
            <WriteReply subject={subject} commentId={comment.id} name={name} onPosted={onPosted} />
          ) : (
            <WriteAnswer booth={booth} comment={comment} name={name} onPosted={onPosted} />
          )}
        </div>
      )}
    </li>
  );
}

interface ActionsProps {
  readonly subject: CommentSubject;
  readonly comment: Comment;
  readonly name: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isReplying: boolean;
  readonly isAnswering: boolean;
  readonly onReply: () => void;
}

function Actions({ subject, comment, name, opener, isReplying, isAnswering, onReply }: ActionsProps) {
  const { t } = useTranslation('comments');
  return (
    <div className={css['actions']}>
      <LikeButton
        kind="commentLike"
        id={comment.id}
        name={t(`of_${subject.kind}`, { name })}
        count={{ count: comment.likes, readAtMs: comment.readAtMs }}
      />
      <button
        className={css['action']}
        ref={opener}
        type="button"
        aria-expanded={isReplying}
        aria-label={t(isAnswering ? 'answerTo' : 'replyTo', { name })}
        onClick={onReply}
      >
        {t(isAnswering ? 'answerVerb' : 'reply')}
      </button>
    </div>
  );
}

interface WriteReplyProps {
  readonly subject: CommentSubject;
  readonly commentId: string;
  /** Whose comment it is. */
  readonly name: string;
  readonly onPosted: () => void;
}

/** A field below a comment. */
function WriteReply({ subject, commentId, name, onPosted }: WriteReplyProps) {
  const { t } = useTranslation('comments');
  const { exhibitionId } = subject;
  const author = authorOf(exhibitionId);
  if (author === undefined) return <RegisterToComment text={t('replyRegister')} />;
  const post = async (text: string) => {
    const [client, { postReply }] = await Promise.all([services().client(), loadPosting()]);
    const { id, wasThere } = await postReply(client, { exhibitionId, commentId, ...author, text });
    showReply(subject, commentId, { id, ...author, text });
    return t(wasThere ? 'wasThere' : 'replyPosted');
  };
  return (
    <CommentForm
      id={`reply-${commentId}`}
      draft={commentDraft(exhibitionId, commentId)}
      label={t('replyTo', { name })}
      post={post}
      onPosted={onPosted}
    />
  );
}
