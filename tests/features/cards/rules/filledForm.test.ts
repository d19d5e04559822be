import { describe, expect, it } from 'vitest';
import { type CardTexts, noTexts } from '#entities/card/rules/businessCard.ts';
import { doubtfulFields, filledFrom, type FilledForm } from '#features/cards/rules/filledForm.ts';

const empty: FilledForm = { texts: noTexts, fromCard: noTexts, unused: [] };
const card = (texts: Partial<CardTexts>) => ({ texts: { ...noTexts, ...texts }, unused: [] });
const wang = card({ name: '王芳', company: '江海', mobile: '13800001234', email: 'wang@example.com' });
const li = card({ name: '李明', mobile: '13900001234' });
const typed = (form: FilledForm, texts: Partial<CardTexts>): FilledForm => ({
  ...form,
  texts: { ...form.texts, ...texts },
});

describe('a form that a card fills', () => {
  it('has nothing of the first card after the second', () => {
    const form = filledFrom(filledFrom(empty, wang, []), li, []);
    expect(form.texts).toEqual(li.texts);
    expect(form.unused).toEqual([]);
  });

  it('keeps what was typed where the card says nothing of it, without asking', () => {
    const form = typed(empty, { job: '采购' });
    expect(doubtfulFields(form, wang)).toEqual([]);
    expect(filledFrom(form, wang, []).texts).toEqual({ ...wang.texts, job: '采购' });
  });

  it('asks where the card says something else, and tells what is not taken', () => {
    const form = typed(empty, { name: '周明' });
    expect(doubtfulFields(form, wang)).toEqual(['name']);
    expect(filledFrom(form, wang, [])).toMatchObject({
      texts: { ...wang.texts, name: '周明' },
      unused: [{ kind: 'name', text: '王芳' }],
    });
    expect(filledFrom(form, wang, ['name'])).toMatchObject({ texts: wang.texts, unused: [] });
  });

  it('asks about everything typed when another card comes', () => {
    const form = typed(filledFrom(empty, wang, []), { job: '采购', email: 'wang.fang@example.com' });
    expect(doubtfulFields(form, li)).toEqual(['job', 'email']);
    expect(filledFrom(form, li, ['job', 'email']).texts).toEqual(li.texts);
    expect(filledFrom(form, li, []).texts).toEqual({
      ...li.texts,
      job: '采购',
      email: 'wang.fang@example.com',
    });
  });

  it('does not ask when the same card comes again', () => {
    const form = typed(filledFrom(empty, wang, []), { job: '采购' });
    expect(doubtfulFields(form, wang)).toEqual([]);
  });

  it('takes what was kept as typed by the visitor', () => {
    const form = filledFrom(typed(empty, { job: '采购' }), wang, []);
    expect(filledFrom(form, li, []).texts).toEqual({ ...li.texts, job: '采购' });
  });
});
