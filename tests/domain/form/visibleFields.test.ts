import { describe, expect, it } from 'vitest';
import type { Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { answersOfVisibleFields } from '#domain/form/answersOfVisibleFields.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';

function field(key: string, showWhen?: [key: string, ...oneOf: string[]]): FieldDefinition {
  const base = { key, type: 'text', label: { zh: key, en: key }, required: true } as const;
  return showWhen ? { ...base, showWhen: { key: showWhen[0], oneOf: showWhen.slice(1) } } : base;
}

function form(...fields: FieldDefinition[]): FormDefinition {
  return { version: '1', provenBy: 'mobile', fields };
}

// Declared out of order on purpose: a field may hang on one that stands below it.
const travel = form(
  field('plate', ['arrival', 'car']),
  field('arrival', ['comes', 'yes']),
  field('comes'),
  field('diet', ['needs', 'meal', 'hotel']),
  field('needs'),
);

function keys(definition: FormDefinition, answers: Answers): string[] {
  return visibleFields(definition, answers).map((each) => each.key);
}

describe('visible fields', () => {
  it.each<[string, Answers, string[]]>([
    ['conditions are not met by nothing', {}, ['comes', 'needs']],
    ['one condition', { comes: 'yes' }, ['arrival', 'comes', 'needs']],
    ['a chain of conditions', { comes: 'yes', arrival: 'car' }, ['plate', 'arrival', 'comes', 'needs']],
    [
      'what hangs on a hidden field is hidden, whatever was answered there',
      { comes: 'no', arrival: 'car' },
      ['comes', 'needs'],
    ],
    ['one of several ticks is enough', { needs: ['print', 'hotel'] }, ['comes', 'diet', 'needs']],
    ['no tick is none', { needs: [] }, ['comes', 'needs']],
    ['upper case is another answer', { comes: 'Yes' }, ['comes', 'needs']],
  ])('%s', (_what, answers, expected) => {
    expect(keys(travel, answers)).toEqual(expected);
  });

  it('an agreement counts as true', () => {
    expect(keys(form(field('agree'), field('why', ['agree', 'true'])), { agree: true })).toEqual([
      'agree',
      'why',
    ]);
    expect(keys(form(field('agree'), field('why', ['agree', 'true'])), { agree: false })).toEqual(['agree']);
  });

  it('a document counts by its type', () => {
    const definition = form(field('document'), field('visa', ['document', 'passport']));
    expect(keys(definition, { document: { type: 'passport', number: '' } })).toEqual(['document', 'visa']);
  });

  it.each<[string, FormDefinition]>([
    ['an unknown field', form(field('a', ['nowhere', 'x']))],
    ['itself', form(field('a', ['a', 'x']))],
    ['a circle', form(field('a', ['b', 'x']), field('b', ['a', 'x']))],
  ])('a condition on %s is never met', (_what, definition) => {
    expect(keys(definition, { a: 'x', b: 'x', nowhere: 'x' })).toEqual([]);
  });

  it('inherited names are no answers', { tags: ['X10'] }, () => {
    const definition = form(
      field('constructor'),
      field('more', ['constructor', 'function Object() { [native code] }']),
    );
    expect(keys(definition, {})).toEqual(['constructor']);
    expect(answersOfVisibleFields(definition, {})).toEqual({});
  });

  it('of two fields with one key the first counts', () => {
    expect(keys(form(field('a'), field('a', ['a', 'x'])), { a: 'x' })).toEqual(['a']);
  });
});

describe('the answers to send', () => {
  it('are those of visible fields only', () => {
    const answers = { comes: 'no', arrival: 'car', plate: 'A1', needs: ['meal'], diet: 'halal', stray: 'x' };
    expect(answersOfVisibleFields(travel, answers)).toEqual({ comes: 'no', needs: ['meal'], diet: 'halal' });
  });

  it('return when the field is visible again', () => {
    const answers = { comes: 'yes', arrival: 'car', plate: 'A1' };
    expect(answersOfVisibleFields(travel, answers)).toEqual(answers);
  });
});
