import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';
import { isShortForm } from '#domain/form/isShortForm.ts';

const label = { zh: '问题', en: 'Question' };

function formOf(types: readonly FieldType[], sections: readonly string[] = []) {
  const fields = types.map((type, at): FieldDefinition => {
    const zh = sections[at];
    return {
      key: `q${at}`,
      type,
      label,
      required: true,
      ...(zh !== undefined && { section: { zh, en: '' } }),
    };
  });
  return { version: '1', provenBy: 'mobile', fields } as const;
}

describe('a form', () => {
  it.each<[string, readonly FieldType[], readonly string[], boolean]>([
    ['without a question', [], [], true],
    ['of six questions', ['text', 'singleChoice', 'multipleChoice', 'email', 'date', 'country'], [], true],
    ['of seven questions', ['text', 'text', 'text', 'text', 'text', 'text', 'text'], [], false],
    [
      'of six questions and two agreements',
      ['text', 'text', 'text', 'text', 'text', 'text', 'agreement', 'agreement'],
      [],
      true,
    ],
    ['with one section', ['text', 'text'], ['参观', '参观'], true],
    ['with two sections', ['text', 'text'], ['参观', '住宿'], false],
    ['with a document', ['idDocument'], [], false],
    ['with a photo', ['photo'], [], false],
    ['with a file', ['file'], [], false],
    ['with pictures', ['images'], [], false],
    ['with a long text', ['longText'], [], false],
    ['with a number plate', ['plate'], [], false],
  ])('%s is short: %#', (_, types, sections, isShort) => {
    expect(isShortForm(formOf(types, sections))).toBe(isShort);
  });
});
