import { describe, expect, it } from 'vitest';
import { splitAnswers } from '../../src/device/splitAnswers.ts';
import type { FieldDefinition, FieldType } from '../../src/domain/form/definition.ts';

const fields = (['country', 'phone', 'plate', 'mobile', 'email', 'text', 'idDocument'] as const).map(
  (type: FieldType): FieldDefinition => ({ key: type, type, label: { zh: '题', en: '' }, required: false }),
);

describe('a draft’s answers', () => {
  it('numbers abroad and plates are kept as carefully as a mobile number, a country as an ordinary answer', () => {
    const document = { type: 'passport', number: 'E12345678' } as const;
    const parts = splitAnswers(
      {
        country: 'NO',
        phone: '+47 91234567',
        plate: '沪A12345',
        mobile: '13800000000',
        email: 'a@b.cn',
        text: '经理',
        idDocument: document,
        gone: 'x',
      },
      fields,
    );
    expect(parts).toEqual({
      plain: { country: 'NO', text: '经理' },
      contact: {
        phone: '+47 91234567',
        plate: '沪A12345',
        mobile: '13800000000',
        email: 'a@b.cn',
        gone: 'x',
      },
      secret: { idDocument: document },
    });
  });
});

const label = { zh: '', en: '' };
const withFiles: readonly FieldDefinition[] = [
  { key: 'HealthCode', type: 'file', label, required: true },
  { key: 'Website', type: 'text', label, required: false },
];
const address = 'https://files.example.com/visitor/1.jpg';

it('where a handed-in file lies is a secret, also before the form is known; a typed address is not', () => {
  expect(
    splitAnswers({ HealthCode: address, Website: address, BusinessCard: address, Old: 'x' }, withFiles),
  ).toEqual({
    plain: { Website: address },
    contact: { Old: 'x' },
    secret: { HealthCode: address, BusinessCard: address },
  });
});

it('so is a file on its way', () => {
  expect(splitAnswers({ HealthCode: 'file:under-way' }, withFiles).secret).toEqual({
    HealthCode: 'file:under-way',
  });
});
