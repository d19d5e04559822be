import { describe, expect, it } from 'vitest';
import { correctionForm, firstToComplete, startingAnswers } from '#domain/form/correctionForm.ts';
import type { FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';

const field = (part: Partial<FieldDefinition> & Pick<FieldDefinition, 'key'>): FieldDefinition => ({
  type: 'text',
  label: { zh: part.key, en: part.key },
  required: true,
  ...part,
});
const choices = [
  { value: 'morning', text: { zh: '上午', en: 'Morning' }, isFull: true },
  { value: 'evening', text: { zh: '晚上', en: 'Evening' }, isFull: true },
];
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    field({ key: 'Job', hint: { zh: '印在证上', en: 'On your badge' } }),
    field({ key: 'Slot', type: 'singleChoice', choices }),
    field({ key: 'Slots', type: 'multipleChoice', choices }),
    field({ key: 'Agreed', type: 'agreement' }),
  ],
};
const say = ({ zh, en }: { zh: string; en: string }) => ({ zh: `主办方：${zh}`, en: `Organiser: ${en}` });
const fullIn = (asked: FormDefinition, key: string) =>
  asked.fields
    .find((one) => one.key === key)
    ?.choices?.filter(({ isFull }) => isFull)
    .map(({ value }) => value);

describe('the form of a correction', () => {
  it('keeps the slot available that this person has, and no other', () => {
    const asked = correctionForm(form, { Slot: 'morning', Slots: ['evening'] }, [], say);
    expect([fullIn(asked, 'Slot'), fullIn(asked, 'Slots')]).toEqual([['evening'], ['morning']]);
  });

  it('is full for a visitor without a slot', () => {
    expect(fullIn(correctionForm(form, {}, [], say), 'Slot')).toEqual(['morning', 'evening']);
  });

  it('puts the organiser’s remarks in a line before the hint of a question', () => {
    const notes = [
      { key: 'Job', text: { zh: '写全称', en: 'In full' } },
      { key: 'Gone', text: { zh: '没有此题', en: 'No such question' } },
    ];
    const [job, slot] = correctionForm(form, {}, notes, say).fields;
    expect(job?.hint).toEqual({ zh: '主办方：写全称\n印在证上', en: 'Organiser: In full\nOn your badge' });
    expect(slot?.hint).toBeUndefined();
    expect([job?.isToComplete, slot?.isToComplete]).toEqual([true, undefined]);
  });
});

describe('the initial answers of a correction', () => {
  it('are all stored answers except consents', () => {
    const stored = { Job: '采购', Slots: ['evening'], Agreed: true, Other: 'x' };
    expect(startingAnswers(stored, form.fields)).toEqual({ Job: '采购', Slots: ['evening'] });
  });
});

describe('the first question of a correction', () => {
  const shown = field({ key: 'Room', showWhen: { key: 'Slot', oneOf: ['evening'] } });
  const asked = { ...form, fields: [...form.fields, shown] };
  const note = (key: string) => ({ key, text: { zh: '请补充', en: 'Please complete' } });

  it.each([
    ['none, where the organiser wants nothing', [], undefined],
    ['the first in the organiser’s order', ['Slot', 'Job'], 'Slot'],
    ['none that is not shown', ['Room', 'Job'], 'Job'],
    ['none that is not asked', ['Gone'], undefined],
  ])('is %s', (_, keys, expected) => {
    expect(firstToComplete(asked, keys.map(note), { Slot: 'morning' })).toBe(expected);
  });
});
