import { describe, expect, it } from 'vitest';
import {
  checkCode,
  checkPassword,
  checkPasswordConfirmation,
  normaliseCode,
} from '#domain/person/checkPassword.ts';

describe('passwords', { tags: ['password'] }, () => {
  it.each([
    ['', { code: 'passwordEmpty' }],
    ['12345', { code: 'passwordTooShort', values: { min: 6 } }],
    ['𠮷𠮷𠮷𠮷𠮷', { code: 'passwordTooShort', values: { min: 6 } }],
    ['123456', undefined],
    ['      ', undefined],
  ])('%j gives %j', (password, problem) => {
    expect(checkPassword(password)).toEqual(problem);
  });

  it.each([
    ['secret1', 'secret2', { code: 'passwordsDiffer' }],
    ['secret1', 'secret1 ', { code: 'passwordsDiffer' }],
    ['secret1', 'secret1', undefined],
  ])('%j confirmed by %j gives %j', (password, confirmation, problem) => {
    expect(checkPasswordConfirmation(password, confirmation)).toEqual(problem);
  });
});

it('an empty confirmation is reported as missing', { tags: ['not-empty'] }, () => {
  expect(checkPasswordConfirmation('secret1', '')).toEqual({ code: 'confirmationEmpty' });
});

describe('verification codes', () => {
  it.each(['', '  ', '\u3000'])('%j counts as empty', { tags: ['not-empty'] }, (code) => {
    expect(checkCode(code)).toEqual({ code: 'codeEmpty' });
  });

  it('full-width digits, spaces and dashes are normalised', { tags: ['X17'] }, () => {
    expect(checkCode('１２３ ４５６')).toBeUndefined();
    expect(normaliseCode('１２３ ４５６')).toBe('123456');
    expect(normaliseCode('123-456')).toBe('123456');
    expect(normaliseCode('123–456')).toBe('123456');
  });
});
