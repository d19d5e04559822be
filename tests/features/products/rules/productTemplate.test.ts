import { describe, expect, it } from 'vitest';
import { arrange, templateLines } from '#features/products/rules/productTemplate.ts';

const product = { ExhibitorId: 'exhibitor', ProductTypeInfoId: 'kind' };
const template = (field: string, of: Partial<typeof product> = {}) => ({
  ExhibitorId: '',
  ProductTypeInfoId: '',
  ...of,
  Items: [{ Field: field, Label: '', LabelEn: '' }],
});
const fieldsOf = (rows: Parameters<typeof templateLines>[0]) =>
  templateLines(rows, product).map(({ field }) => field);

describe('the template of a product', () => {
  it('is that of its exhibitor before that of its kind, and that before the exhibition’s', () => {
    const all = template('all');
    const kind = template('kind', { ProductTypeInfoId: 'kind' });
    const exhibitor = template('exhibitor', { ExhibitorId: 'exhibitor' });
    expect(fieldsOf([all])).toEqual(['all']);
    expect(fieldsOf([all, kind])).toEqual(['kind']);
    expect(fieldsOf([exhibitor, kind, all])).toEqual(['exhibitor']);
  });

  it('is none of another exhibitor or kind', () => {
    expect(fieldsOf([template('x', { ExhibitorId: 'other' })])).toEqual([]);
    expect(fieldsOf([template('x', { ...product, ProductTypeInfoId: 'other' })])).toEqual([]);
  });

  it('leaves out lines without a field, and keeps hostile labels as text', () => {
    const label = '<img src=x onerror=alert(1)>';
    const Items = [null, 'x', {}, { Field: '' }, { Field: 'a', Label: label, LabelEn: 7 }];
    expect(templateLines([{ ...template('x'), Items }], product)).toEqual([
      { field: 'a', label: { zh: label, en: '7' } },
    ]);
  });
});

describe('lines that a template arranges', () => {
  const lines = ['c', 'a'].map((field) => ({ field, label: { zh: field.toUpperCase(), en: '' } }));
  const arranged = (items: readonly string[], mustStay?: (item: string) => boolean) =>
    arrange(items, lines, (item) => item, mustStay).map(({ item, label }) => [item, label?.zh]);

  it('come in its order with its labels, and those that it does not name are left out', () => {
    expect(arranged(['a', 'b', 'c'])).toEqual([
      ['c', 'C'],
      ['a', 'A'],
    ]);
  });

  it('are followed by those that must stay', () => {
    expect(arranged(['a', 'b'], (item) => item === 'b')).toEqual([
      ['a', 'A'],
      ['b', undefined],
    ]);
  });

  it('stay as they are where it names none of them', () => {
    expect(arranged(['x', 'y'])).toEqual([
      ['x', undefined],
      ['y', undefined],
    ]);
  });

  it('keep their own name where it gives no label', () => {
    const unlabelled = [{ field: 'a', label: { zh: '', en: '' } }];
    expect(arrange(['a'], unlabelled, (item) => item)).toEqual([{ item: 'a', label: undefined }]);
  });
});
