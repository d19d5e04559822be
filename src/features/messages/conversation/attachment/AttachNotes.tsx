import { useTranslation } from 'react-i18next';
import { maxPictureMegabytes, maxSentPdfMegabytes } from '#domain/file/typeOfContent.ts';
import type { FileIntake } from '#ui/fields/uploaded/intake/useFileIntake.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import css from './attachment.module.css';

/** What is said of a file before it is on its way: that it is made smaller, or why it cannot be sent. */
export function AttachNotes({ isPreparing, isStill, hasHostFailed, refusal }: FileIntake) {
  const { t } = useTranslation('conversation');
  const { words, sentence } = useFieldTexts();
  const values = { picture: maxPictureMegabytes, pdf: maxSentPdfMegabytes };
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
            : sentence({ code: refusal, values })}
        </p>
      )}
    </>
  );
}
