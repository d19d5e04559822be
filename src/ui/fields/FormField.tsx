import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { isProofRequired } from '#domain/form/checkProof.ts';
import type { Problem } from '#domain/text/problem.ts';
import { proofState } from '#domain/time/proofWindow.ts';
import { Notice } from '../page/Notice.tsx';
import { organiserText } from '../text/organiserText.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { FieldRow } from './FieldRow.tsx';
import { fieldId } from './fieldTarget.ts';
import { ProofTimeNote, useProofTime } from './typed/useProofTime.tsx';
import { findFieldModule } from './findFieldModule.ts';

export interface FormFieldProps {
  readonly field: FieldDefinition;
  readonly answer: Answer | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly problem?: Problem | undefined;
}

function noBlur() {}

export function FormField({ field, answer, onChange, onBlur = noBlur, problem }: FormFieldProps) {
  const { language, sentence, shortSentence, shownSentence, words } = useFieldTexts();
  const module = findFieldModule(field.type);
  const { proofWindow } = field;
  const nowMs = useProofTime(proofWindow);
  if (field.type === 'unsupported')
    return (
      <Notice kind="info" title={organiserText(field.label, language)}>
        {words('notAskedHere')}
      </Notice>
    );
  if (!module) {
    return (
      <Notice kind="warn">{shownSentence({ code: 'fieldNotSupported', field: field.key }, field)}</Notice>
    );
  }
  const { Input, layout, read } = module;
  const isOutside =
    proofWindow !== undefined && proofState(proofWindow, nowMs) !== 'open' && isBlankAnswer(answer);
  return (
    <FieldRow
      id={fieldId(field.key)}
      label={field.label}
      required={field.required || isProofRequired(field, nowMs)}
      isToComplete={field.isToComplete}
      hint={organiserText(field.hint, language)}
      error={problem && shortSentence(problem, field)}
      announcedError={problem && sentence(problem, field)}
      layout={layout(field)}
    >
      {(wiring) =>
        isOutside ? (
          <ProofTimeNote id={wiring.id} window={proofWindow} nowMs={nowMs} />
        ) : (
          <Input {...wiring} field={field} value={read(answer)} onChange={onChange} onBlur={onBlur} />
        )
      }
    </FieldRow>
  );
}
