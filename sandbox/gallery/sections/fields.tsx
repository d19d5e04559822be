import { useState } from 'react';
import type { Answer, FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { FormField } from '#ui/fields/FormField.tsx';
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

function choice(key: string, texts: readonly (readonly [zh: string, en: string])[]): FieldDefinition {
  const choices = texts.map(([zh, en], at) => ({ value: `${at}`, text: { zh, en } }));
  return { ...field(key, 'singleChoice'), label: { zh: '随行车辆', en: 'Coming by car' }, choices };
}

export const section: GallerySection = {
  title: { zh: '表单题型', en: 'Fields' },
  parts: {
    ...Object.fromEntries(galleryFields.map((asked) => [asked.type, question(asked)])),
    'yes or no': question(
      choice('yesOrNo', [
        ['是', 'Yes'],
        ['否', 'No'],
      ]),
    ),
    'long choices': question(
      choice('longChoices', [
        ['自驾，需要主办方协助办理车辆通行证', 'Own car, and the organiser arranges the vehicle permit'],
        ['乘坐主办方的接驳车，不需要停车', 'By the shuttle bus of the organiser, without parking'],
      ]),
    ),
    'many choices': question({
      ...choice(
        'manyChoices',
        Array.from({ length: 14 }, (_, at) => [`${at + 1} 号馆`, `Hall ${at + 1}`] as const),
      ),
      label: { zh: '最想看的展馆', en: 'The hall you want to see most' },
    }),
    'with a problem': question(field('withProblem', 'mobile'), { code: 'phoneInvalid' }),
    'to complete': question({
      ...field('toComplete', 'text'),
      label: { zh: '职务', en: 'Job title' },
      hint: { zh: '主办方：请写明部门', en: 'Organiser: please name the department' },
      isToComplete: true,
    }),
    unsupported: question(field('unsupported', 'unsupported')),
  },
};
