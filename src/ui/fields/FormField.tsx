import type { Answer, FieldDefinition } from '../../domain/form/definition.ts';
import type { Problem } from '../../domain/problem.ts';
import { Notice } from '../Notice.tsx';
import { textIn } from '../textIn.ts';
import { useSpeech } from '../useSpeech.ts';
import { FieldRow } from './FieldRow.tsx';
import { fieldId } from './fieldTarget.ts';
import { findFieldModule } from './registry.ts';

export interface FormFieldProps {
  readonly field: FieldDefinition;
  readonly answer: Answer | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly problem?: Problem | undefined;
}

function noBlur() {}

/** One question of an exhibition's form, whatever its kind. */
export function FormField({ field, answer, onChange, onBlur = noBlur, problem }: FormFieldProps) {
  const { language, sentence, words } = useSpeech();
  const module = findFieldModule(field.type);
  if (field.type === 'unsupported')
    return (
      <Notice kind="info" title={textIn(field.label, language)}>
        {words('notAskedHere')}
      </Notice>
    );
  if (!module) {
    return <Notice kind="warn">{sentence({ code: 'fieldNotSupported', field: field.key }, field)}</Notice>;
  }
  const { Input, layout, read } = module;
  return (
    <FieldRow
      id={fieldId(field.key)}
      label={field.label}
      required={field.required}
      hint={textIn(field.hint, language)}
      error={problem && sentence(problem, field)}
      layout={layout(field)}
    >
      {(wiring) => (
        <Input {...wiring} field={field} value={read(answer)} onChange={onChange} onBlur={onBlur} />
      )}
    </FieldRow>
  );
}
