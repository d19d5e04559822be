import { useTranslation } from 'react-i18next';
import { services } from '#session/services.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CommentForm } from '../CommentForm.tsx';
import type { Comment } from '../commentsQuery.ts';
import { answerDraft, isAnswerOf } from './answerer.ts';
import { loadAnswering } from './loadAnswering.ts';
import { rereadAnswers } from './rereadAnswers.ts';

export interface WriteAnswerProps {
  readonly booth: BoothKey;
  readonly comment: Comment;
  /** Whose comment it is. */
  readonly name: string;
  readonly onPosted: () => void;
}

/** What the server refuses a row of another exhibitor with. */
const rowOfOthers = 2001;

/** By a colleague, which is said before the text is sent beside it. */
const answered = new Error('answered meanwhile');

/** A field below a comment for the exhibitor that it was written to. */
export function WriteAnswer({ booth, comment, name, onPosted }: WriteAnswerProps) {
  const { t } = useTranslation('comments');
  const { exhibitorId } = booth;
  const seen = comment.replies.filter((reply) => isAnswerOf(exhibitorId, reply)).map(({ id }) => id);
  const post = async (text: string) => {
    const [client, { postAnswer }] = await Promise.all([services().client(), loadAnswering()]);
    const outcome = await postAnswer(client, { booth, commentId: comment.id, text, seen });
    rereadAnswers(booth);
    if (outcome === 'answeredMeanwhile') throw answered;
    return t(outcome === 'wasThere' ? 'answerWasThere' : 'answerPosted');
  };
  const failureText = (cause: unknown) => {
    if (cause === answered) return t('answeredMeanwhile');
    const { envelope } = cause as { readonly envelope?: { readonly resCode: unknown } };
    return envelope?.resCode === rowOfOthers ? t('answerNotYours') : undefined;
  };
  return (
    <CommentForm
      id={`answer-${comment.id}`}
      draft={answerDraft(booth, comment.id)}
      label={t('answerTo', { name })}
      hint={t('answerHint')}
      failureText={failureText}
      post={post}
      onPosted={onPosted}
    />
  );
}
