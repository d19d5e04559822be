import { Written } from '#ui/text/Written.tsx';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { AnswerActions } from './answers/AnswerActions.tsx';
import { isAnswerOf } from './answers/answerer.ts';
import { useAnswerer } from './answers/useAnswerer.ts';
import { CommentActions } from './CommentActions.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import css from './comments.module.css';
import type { CommentSubject } from './commentSubject.ts';
import type { Said } from './commentsQuery.ts';

export interface CommentLineProps {
  readonly subject: CommentSubject;
  readonly said: Said;
  readonly isReply: boolean;
}

/** Who said it and when, what they said, and what can be done about it by a visitor who is known. */
export function CommentLine({ subject, said, isReply }: CommentLineProps) {
  const { t } = useTranslation('comments');
  const { id, name, text, atMs, visitorId } = said;
  const booth = useAnswerer(subject);
  const own = currentVisitorId(subject.exhibitionId);
  const isOwn = own !== undefined && own === visitorId;
  const isAnswer = isAnswerOf(subject.exhibitorId, said);
  const tag = isOwn ? t('mine') : isReply && isAnswer ? t('answer') : undefined;
  const shown = name || t(isAnswer ? 'theExhibitor' : 'someVisitor');
  return (
    <div className={css['line']}>
      <div className={css['words']}>
        <p className={css['by']}>
          <span className={css['name']}>
            <Written>{shown}</Written>
          </span>
          {tag !== undefined && (
            <span className={css['tag']}>
              <Badge tone="on">{tag}</Badge>
            </span>
          )}
          {atMs !== undefined && (
            <span className={css['time']}>
              <RelativeTime at={atMs} />
            </span>
          )}
        </p>
        <p className={css['text']}>
          <Written>{text}</Written>
        </p>
      </div>
      {isReply && isAnswer && booth !== undefined ? (
        <AnswerActions booth={booth} name={shown} written={said} />
      ) : own !== undefined ? (
        <CommentActions
          subject={subject}
          visitorId={own}
          isOwn={isOwn}
          name={shown}
          written={said}
          said={{ id, isReply }}
        />
      ) : null}
    </div>
  );
}
