import { expect, it } from 'vitest';
import { splitAnswers } from '../../src/device/draftParts.ts';
import type { FieldDefinition } from '../../src/domain/form/definition.ts';

const label = { zh: '', en: '' };
const fields: readonly FieldDefinition[] = [
  { key: 'HealthCode', type: 'file', label, required: true },
  { key: 'Website', type: 'text', label, required: false },
];
const address = 'https://files.example.com/visitor/1.jpg';

it('where a handed-in file lies is a secret, also before the form is known; a typed address is not', () => {
  expect(
    splitAnswers({ HealthCode: address, Website: address, BusinessCard: address, Old: 'x' }, fields),
  ).toEqual({
    plain: { Website: address },
    contact: { Old: 'x' },
    secret: { HealthCode: address, BusinessCard: address },
  });
});

it('so is a file on its way', () => {
  expect(splitAnswers({ HealthCode: 'file:under-way' }, fields).secret).toEqual({
    HealthCode: 'file:under-way',
  });
});
