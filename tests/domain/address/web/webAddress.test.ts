import { expect, it } from 'vitest';
import { webAddress } from '#domain/address/web/webAddress.ts';

it.each([
  ['https://example.com/booth?x=1', 'https://example.com/booth?x=1'],
  [' example.com/3d ', 'https://example.com/3d'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['javascript:alert(1)', undefined],
  ['http://localhost:5173/live.m3u8', 'http://localhost:5173/live.m3u8'],
  ['localhost', undefined],
  ['data:text/html,x', undefined],
  ['not a page', undefined],
  ['booth', undefined],
  ['https://', undefined],
])('the address %j is sent as %j', (typed, sent) => {
  expect(webAddress(typed)).toBe(sent);
});
