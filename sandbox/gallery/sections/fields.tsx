import { useState } from 'react';
import type { Answer, FieldDefinition, FieldType } from '../../../src/domain/form/formDefinition.ts';
import type { Problem } from '../../../src/domain/text/problem.ts';
import { FormField } from '../../../src/ui/fields/FormField.tsx';
import { RequiredNote } from '../../../src/ui/fields/RequiredNote.tsx';
import { galleryFields } from '../galleryFields.ts';
import type { GallerySection } from '../gallerySection.ts';

function field(key: string, type: FieldType): FieldDefinition {
  return { key, type, label: { zh: '手机号', en: 'Mobile number' }, required: true };
}

function question(asked: FieldDefinition, problem?: Omit<Problem, 'field'>) {
  return function Example() {
    const [answer, setAnswer] = useState<Answer>();
    return (
      <FormField
        field={asked}
        answer={answer}
        onChange={setAnswer}
        problem={problem && { ...problem, field: asked.key }}
      />
    );
  };
}

export const section: GallerySection = {
  title: { zh: '表单题型', en: 'Fields' },
  parts: {
    ...Object.fromEntries(galleryFields.map((asked) => [asked.type, question(asked)])),
    'with a problem': question(field('withProblem', 'mobile'), { code: 'phoneInvalid' }),
    unsupported: question(field('unsupported', 'unsupported')),
    RequiredNote,
  },
};
