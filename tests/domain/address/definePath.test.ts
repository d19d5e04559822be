import { describe, expect, it } from 'vitest';
import { definePath } from '#domain/address/definePath.ts';

describe('a path builder', () => {
  const path = definePath('/register/:id/:channelId?');

  it('puts the values into the pattern in their order', () => {
    expect(path('expo', 'press')).toBe('/register/expo/press');
  });

  it('leaves out an optional value that is not given', () => {
    expect([path('expo'), path('expo', undefined)]).toEqual(['/register/expo', '/register/expo']);
  });

  it('encodes every value', () => {
    expect(path('a/b?c', '#d')).toBe('/register/a%2Fb%3Fc/%23d');
  });

  it('tells its pattern', () => {
    expect(path.pattern).toBe('/register/:id/:channelId?');
  });
});
