import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { FileIntake } from '#ui/fields/uploaded/intake/useFileIntake.ts';
import { maxSentPdfMegabytes, refusalProblem } from '#domain/file/typeOfContent.ts';
import { useTranslation } from 'react-i18next';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import type { Attaching } from './useAttaching.ts';
import css from './attachment.module.css';

export interface AttachStateProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly attaching: Attaching;
}

/** Above the field: what is being sent, or why a file cannot be. */
export const AttachState = ({ owner, partner, attaching: { attachment, intake } }: AttachStateProps) => (
  <>
    {attachment !== undefined && <AttachmentCard owner={owner} partner={partner} attachment={attachment} />}
    <AttachNotes {...intake} />
  </>
);

/** What is said of a file before it is on its way: that it is made smaller, or why it cannot be sent. */
function AttachNotes({ isPreparing, isStill, hasHostFailed, refusal }: FileIntake) {
  const { t } = useTranslation('conversation');
  const { words, sentence } = useFieldTexts();
  return (
    <>
      {isPreparing && (
        <p className={css['note']} data-announce="">
          {words('photoOpening')}
        </p>
      )}
      {isStill && (
        <p className={css['note']} data-announce="">
          {words('fileStill')}
        </p>
      )}
      {hasHostFailed && (
        <p className={css['note']} data-announce="">
          {words('fileHostFailed')}
        </p>
      )}
      {refusal !== undefined && (
        <p className={css['problem']} data-announce="error">
          {refusal === 'fileFormatOrSize'
            ? t('attachRefused', { max: maxSentPdfMegabytes })
            : sentence(refusalProblem(refusal, maxSentPdfMegabytes))}
        </p>
      )}
    </>
  );
}
