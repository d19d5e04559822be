import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { livePath } from '#domain/address/homePaths.ts';
import { inviteVisitorPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { WriteAnswer } from '#entities/comment/answers/WriteAnswer.tsx';
import { CommentLine } from '#entities/comment/CommentLine.tsx';
import type { CommentSubject } from '#entities/comment/commentSubject.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { BoothComment } from './boothCommentsQuery.ts';
import css from './boothComments.module.css';

export interface BoothCommentItemProps {
  readonly booth: BoothKey;
  readonly row: BoothComment;
  /** Whether its field is open. */
  readonly isAnswering: boolean;
  readonly onAnswering: (isAnswering: boolean) => void;
}

/** One entry of a visitor with where it was written, what was answered, and a field to answer. */
export function BoothCommentItem({ booth, row, isAnswering, onAnswering }: BoothCommentItemProps) {
  const { t } = useTranslation(['boothComments', 'comments']);
  const { comment, productId, liveId, isAnswered } = row;
  const opener = useRef<HTMLButtonElement>(null);
  const name = comment.name || t('comments:someVisitor');
  const what = t(isAnswering ? 'close' : isAnswered ? 'answerAgain' : 'answer');
  const place = { exhibitionId: booth.exhibitionId, exhibitorId: booth.exhibitorId, productId };
  const subject: CommentSubject =
    liveId === ''
      ? { ...place, kind: productId === '' ? 'exhibitor' : 'product' }
      : { ...place, kind: 'live', liveId };
  return (
    <li className={css['comment']}>
      <Place booth={booth} row={row} />
      <CommentLine subject={subject} said={comment} isReply={false} />
      {comment.replies.map((reply) => (
        <div className={css['reply']} key={reply.id}>
          <CommentLine subject={subject} said={reply} isReply />
        </div>
      ))}
      <Button
        kind="secondary"
        ref={opener}
        aria-expanded={isAnswering}
        aria-label={t('ofWhom', { what, name })}
        onClick={() => onAnswering(!isAnswering)}
      >
        {what}
      </Button>
      {comment.visitorId !== '' && (
        <LinkButton
          kind="quiet"
          to={inviteVisitorPath(booth.exhibitionId, comment.visitorId)}
          state={{ name: comment.name }}
        >
          {t('invite')}
          <span className="x-hidden"> {name}</span>
        </LinkButton>
      )}
      {isAnswering && (
        <WriteAnswer
          booth={booth}
          comment={comment}
          name={name}
          onPosted={() => {
            // Before the field goes, or the focus would be lost with it.
            opener.current?.focus();
            onAnswering(false);
          }}
        />
      )}
    </li>
  );
}

/** Where it was written, as a link to it. */
function Place({ booth, row }: Pick<BoothCommentItemProps, 'booth' | 'row'>) {
  const { t, i18n } = useTranslation('boothComments');
  const { exhibitionId, exhibitorId } = booth;
  const { productId, liveId, product } = row;
  const { path, name } =
    liveId !== ''
      ? { path: livePath(exhibitionId, liveId), name: t('inLive') }
      : productId === ''
        ? { path: exhibitorPath(exhibitionId, exhibitorId), name: t('onBoard') }
        : {
            path: productPath(exhibitionId, productId),
            name: organiserText(product, languageOf(i18n.language)),
          };
  return (
    <p className={css['place']}>
      <AppLink to={path}>{name === '' ? t('onProduct') : name}</AppLink>
    </p>
  );
}
