import type { ReactNode } from 'react';
import { refusalProblem } from '#domain/file/typeOfContent.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { FileIntake } from './useFileIntake.ts';
import fileStyles from '../file.module.css';
import fieldRowStyles from '#ui/fields/fieldRow.module.css';

export interface FileNotesProps
  extends Pick<FileIntake, 'isPreparing' | 'isStill' | 'hasHostFailed' | 'refusal'> {
  readonly field: FieldDefinition;
  readonly children?: ReactNode;
}

export function FileNotes(props: FileNotesProps) {
  const { field, isPreparing, isStill, hasHostFailed, refusal, children } = props;
  const { words, shownSentence } = useFieldTexts();
  return (
    <div aria-live="polite">
      {isPreparing && <p className={fileStyles.note}>{words('photoOpening')}</p>}
      {isStill && <p className={fileStyles.note}>{words('fileStill')}</p>}
      {hasHostFailed && <p className={fileStyles.cut}>{words('fileHostFailed')}</p>}
      {children}
      {refusal !== undefined && (
        <p className={fieldRowStyles.fieldError}>
          {shownSentence(refusalProblem(refusal), { label: field.label })}
        </p>
      )}
    </div>
  );
}
