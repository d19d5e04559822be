import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { pagesOf } from '#domain/form/pagesOf.ts';

const label = { zh: '问题', en: 'Question' };

/** A letter is a question in the section of that name, `-` one without a section. */
const fieldsOf = (sections: string): FieldDefinition[] =>
  Array.from(sections, (name, at) => ({
    key: `q${at}`,
    type: 'text',
    label,
    required: true,
    ...(name !== '-' && { section: { zh: name, en: '' } }),
  }));

const pages = (sections: string, hidden: readonly number[] = []) => {
  const fields = fieldsOf(sections);
  return pagesOf(
    fields,
    fields.filter((_, at) => !hidden.includes(at)),
  ).map(({ title, fieldKeys }) => `${title.zh}${fieldKeys.length}`);
};

describe('the pages of a form', () => {
  it.each([
    ['two sections', 'aaaaaabbbbbb', ['a6', 'b6']],
    ['questions after the last section', 'aaaaaabbbb--', ['a6', 'b6']],
    ['questions before the first section', '--aaaabbbbbb', ['a6', 'b6']],
    ['questions between two sections', 'aaaa--bbbbbb', ['a6', 'b6']],
    ['no section', '------------', []],
    ['one section', 'aaaaaaaaaaaa', []],
    ['less than twelve questions', 'aaaaabbbbbb', []],
  ])('of %s: %s is %j', (_, sections, expected) => {
    expect(pages(sections)).toEqual(expected);
  });

  it('leave out a section without a visible question, and keep the hidden ones of the others', () => {
    expect(pages('aaaabbbbcccc', [0, 4, 5, 6, 7])).toEqual(['a4', 'c4']);
  });
});
