import { describe, expect, it } from 'vitest';
import { splitAnswers } from '#device/drafts/splitAnswers.ts';
import type { FieldDefinition, FieldType } from '#domain/form/formDefinition.ts';

const fields = (['country', 'phone', 'plate', 'mobile', 'email', 'text', 'idDocument'] as const).map(
  (type: FieldType): FieldDefinition => ({ key: type, type, label: { zh: '题', en: '' }, required: false }),
);

describe('the answers of a draft', () => {
  it('are protected like a mobile number for foreign numbers and plates, and are ordinary for a country', () => {
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

it('the address of an uploaded file is secret, even before the form is known; a typed address is not', () => {
  expect(
    splitAnswers({ HealthCode: address, Website: address, BusinessCard: address, Old: 'x' }, withFiles),
  ).toEqual({
    plain: { Website: address },
    contact: { Old: 'x' },
    secret: { HealthCode: address, BusinessCard: address },
  });
});

it('a running upload is secret too', () => {
  expect(splitAnswers({ HealthCode: 'file:under-way' }, withFiles).secret).toEqual({
    HealthCode: 'file:under-way',
  });
});
