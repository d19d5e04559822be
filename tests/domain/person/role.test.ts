import { describe, expect, it } from 'vitest';
import { roleOf } from '#domain/person/role.ts';

describe('the role of an address', () => {
  it.each([
    ['visitor', 'visitor'],
    ['exhibitor', 'exhibitor'],
    ['host', 'host'],
    ['admin', 'visitor'],
    ['constructor', 'visitor'],
    ['', 'visitor'],
    [null, 'visitor'],
    [undefined, 'visitor'],
  ])('%s stands for a %s', (word, role) => {
    expect(roleOf(word)).toBe(role);
  });
});
