import { describe, expect, it } from 'vitest';
import { isClientCode, isRecordId } from '#domain/record/isRecordId.ts';

const id = 'open00000000000000000001';
const code = '0f8b6f1e-2d6a-4c57-9a51-5f1f0c9d7a11';

describe('an id check', { tags: ['id-lengths'] }, () => {
  it.each([id, 'ABCDEFabcdef012345678901'])('accepts the record id %s', (value) => {
    expect(isRecordId(value)).toBe(true);
  });

  it.each([
    ['23 characters', id.slice(1)],
    ['25 characters', `${id}1`],
    ['a trailing line break', `${id.slice(1)}\n`],
    ['a line break after 24', `${id}\n`],
    ['a dash', `${id.slice(1)}-`],
    ['a percent sign', `%00${id.slice(3)}`],
    ['a full-width digit', `${id.slice(1)}１`],
    ['a Cyrillic look-alike', `о${id.slice(1)}`],
    ['spaces around 24 characters', ` ${id} `],
    ['a space within 24 characters', `${id.slice(0, 11)} ${id.slice(12)}`],
    ['the name of the prototype', '__proto__'],
    ['the name of the prototype in 24 characters', '__proto__000000000000000'],
    ['a number', 123456789012345],
    ['an array of one id', [id]],
    ['nothing', undefined],
    ['null', null],
  ])('refuses the record id %s', { tags: ['X01'] }, (_what, value) => {
    expect(isRecordId(value)).toBe(false);
  });
});

describe('a client code check', { tags: ['id-lengths'] }, () => {
  it('accepts a UUID of 36 characters', () => {
    expect(isClientCode(code)).toBe(true);
  });

  it.each([code.slice(1), `${code}0`, `${code.slice(1)} `, `${code.slice(1)}_`, undefined, 36])(
    'refuses %s',
    (value) => {
      expect(isClientCode(value)).toBe(false);
    },
  );
});
