import { describe, expect, it } from 'vitest';
import { chooseDemoAnswer } from '#sandbox/adapters/demoRoutes.ts';

const origin = 'https://demo.example.com';

describe('on the static demo', () => {
  it.each([
    ['/v2/data/Login', 'cors', 'sandbox'],
    ['/cos/bucket/a.png', 'no-cors', 'sandbox'],
    ['/oauth/authorize?state=1', 'navigate', 'sandbox'],
    ['/sandbox', 'navigate', 'sandbox'],
    ['/sandbox/inbox', 'navigate', 'sandbox'],
    ['/', 'navigate', 'stories'],
    ['/index.html', 'navigate', 'stories'],
    ['/select/open00000000000000000001', 'navigate', 'app'],
    ['/code?voucher=1', 'navigate', 'app'],
    ['/sandboxed', 'navigate', 'app'],
    ['/assets/index-1.js', 'cors', 'network'],
    ['/app.html', 'same-origin', 'network'],
    ['/version.json', 'cors', 'network'],
  ] as const)('%s (%s) is answered by: %s', (path, mode, answer) => {
    expect(chooseDemoAnswer({ url: origin + path, mode }, origin)).toBe(answer);
  });

  it('requests to another host are not answered, for any path', () => {
    expect(chooseDemoAnswer({ url: 'https://other.example.com/v2/data/Login', mode: 'cors' }, origin)).toBe(
      'network',
    );
  });
});
