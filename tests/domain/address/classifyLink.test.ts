import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';

const origin = 'https://app.example';
const app = {
  origin,
  screens: ['/', '/select/:id/:channelId?', '/information/:id/:channelId', '/list', '/code', '*'],
};

describe('an internal link', { tags: ['link-internal'] }, () => {
  it.each([
    ['/', '/'],
    ['/list', '/list'],
    [' /list\n', '/list'],
    ['/list/', '/list/'],
    ['/LIST', '/LIST'],
    ['/list?from=card#top', '/list?from=card#top'],
    ['/code?voucher=%2Fa', '/code?voucher=%2Fa'],
    ['/select/abc', '/select/abc'],
    ['/select/abc/def', '/select/abc/def'],
    ['/select/%E5%B1%95', '/select/%E5%B1%95'],
    ['/nowhere/../list', '/list'],
    ['https://app.example', '/'],
    ['https://app.example/list', '/list'],
    ['HTTPS://APP.EXAMPLE:443/list', '/list'],
    ['//app.example/list', '/list'],
  ])('%j leads to %s', (value, path) => {
    expect(classifyLink(value, app)).toEqual({ kind: 'internal', path });
  });

  it('may have an origin with a port', () => {
    const local = { ...app, origin: 'http://192.0.2.7:5173' };
    expect(classifyLink('http://192.0.2.7:5173/list', local)).toEqual({ kind: 'internal', path: '/list' });
    expect(classifyLink('http://192.0.2.7/list', local)).toMatchObject({ kind: 'external' });
  });
});

describe('an external link', { tags: ['link-external'] }, () => {
  it.each([
    ['https://other.example/a?b=c#d', 'https://other.example/a?b=c#d'],
    ['http://other.example', 'http://other.example/'],
    ['//other.example/list', 'https://other.example/list'],
    ['https://other.example/hall plan.pdf', 'https://other.example/hall%20plan.pdf'],
    ['https://files.example/a%2Fb.pdf', 'https://files.example/a%2Fb.pdf'],
    ['http://app.example/list', 'http://app.example/list'],
    ['https://app.example:8443/list', 'https://app.example:8443/list'],
    ['https://app.example.evil.example/list', 'https://app.example.evil.example/list'],
    ['https://evil.example/app.example/list', 'https://evil.example/app.example/list'],
    ['https://evil.example#@app.example/list', 'https://evil.example/#@app.example/list'],
    ['https://@evil.example/list', 'https://evil.example/list'],
    ['tel:+8613800000000', 'tel:+8613800000000'],
    ['TEL:400-000-0000,801', 'TEL:400-000-0000,801'],
    ['tel:(0579) 0000 0000', 'tel:(0579) 0000 0000'],
    ['mailto:hall@fair.example', 'mailto:hall@fair.example'],
    ['mailto:hall@fair.example?subject=Hall%202', 'mailto:hall@fair.example?subject=Hall%202'],
  ])('%j leads to %s', (value, url) => {
    expect(classifyLink(value, app)).toEqual({ kind: 'external', url });
  });
});

describe('an unrecognised link', () => {
  it.each([
    undefined,
    null,
    7,
    {},
    ['/list'],
    '',
    ' ',
    '#top',
    '?a=b',
    'list',
    'www.other.example',
    '/nowhere',
    '/list/more',
    '/select',
    '/select/',
    '/select/a/b/c',
    '/information/abc',
    '/*',
    'https://app.example/nowhere',
    // Hosts in disguise
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '///evil.example',
    '////evil.example/list',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil\t.example/list',
    '/.//evil.example',
    '/list/..//evil.example',
    '/.//list',
    '/.//',
    'https://app.example//evil.example',
    'https://app.example//list',
    'https://app.example@evil.example/list',
    'https://app.example:443@evil.example/list',
    'https://someone@app.example/list',
    'https://:secret@app.example/list',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/select/%2f%2fevil.example',
    '/select/a%5Cb',
    '/select/a%0ab',
    '/select/a%00',
    '/select//a',
    '/select/a//',
    '/list//',
    // Calls and letters without a recipient, and service codes
    'tel:',
    'tel:*21*13800000000#',
    'tel:%2A%2306%23',
    'tel:400*21#',
    'tel:13800000000;phone-context=evil.example',
    'tel:javascript',
    'mailto:',
    'mailto:?subject=a',
    'mailto:hall',
    'mailto://someone@fair.example',
    'mailto:hall@fair.example,other@fair.example',
    `/list?${'a'.repeat(2048)}`,
  ])('is %j', (value) => {
    expect(classifyLink(value, app)).toEqual({ kind: 'unrecognised' });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://app.example/%0aalert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<b>a</b>',
    'vbscript:a',
    'weixin://dl/scan',
    'intent://scan/#Intent;scheme=a;end',
    'file:///etc/hosts',
    'blob:https://app.example/4f2a',
    'view-source:https://app.example/list',
    'ws://app.example/list',
    'ftp://other.example/a',
    'sms:10000',
    'about:blank',
  ])('is %j, which would start a script or another program', { tags: ['X06'] }, (value) => {
    expect(classifyLink(value, app)).toEqual({ kind: 'unrecognised' });
  });

  it.each([
    '/select/%E0%A4%A',
    '/select/%',
    '/select/%zz/abc',
    'https://',
    '//',
    'https://[list',
    'https://app.example:99999/list',
  ])('is %j, which cannot be parsed', { tags: ['X03'] }, (value) => {
    expect(classifyLink(value, app)).toEqual({ kind: 'unrecognised' });
  });

  it.each(['', 'null', 'app.example', 'file:///index.html'])(
    'is every path while the origin is %j',
    (unreadable) => {
      expect(classifyLink('/list', { ...app, origin: unreadable })).toEqual({ kind: 'unrecognised' });
    },
  );

  it('is every path while there are no screens', () => {
    expect(classifyLink('/list', { origin, screens: ['*'] })).toEqual({ kind: 'unrecognised' });
  });
});

describe('any text', () => {
  const begin = [
    '',
    ' ',
    '\t',
    '\u0001',
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'data:',
    'tel:',
    'mailto:',
  ];
  const slashes = ['', '/', '//', '///', '/\\', '\\', '/\t/', '/./', '/.//', '/%2f', '%5c/', '/%09/'];
  const hosts = ['', 'app.example', 'evil.example', 'app.example.evil.example', 'APP。example', '[::1]'];
  const users = ['', '', '@', 'app.example@', 'a:b@', 'app.example%40', 'app.example\\@'];
  const ports = ['', '', ':443', ':8443', ':'];
  const parts = [
    '/',
    '//',
    '/\\',
    'list',
    '/list',
    '/select/abc',
    '..',
    '/..',
    '/.',
    '%2e%2e',
    '%2f',
    '%',
    '\n',
    '@',
  ];
  const tails = ['', '?a=//evil.example', '#//evil.example', '?\\', ' ', '.evil.example', 'evil.example'];
  const pick = (pieces: readonly string[]) => fc.constantFrom(...pieces);
  const glue = (...pieces: fc.Arbitrary<string>[]) => fc.tuple(...pieces).map((texts) => texts.join(''));
  const upTo = (maxLength: number) => fc.array(pick(parts), { maxLength }).map((texts) => texts.join(''));
  const written = glue(
    pick(begin),
    pick(slashes),
    pick(users),
    pick(hosts),
    pick(ports),
    upTo(4),
    pick(tails),
  );
  const pathOnly = glue(pick(slashes), upTo(4), pick(tails));
  // Nearly right addresses are rare among random ones, and the likeliest to be let through by mistake.
  const starts = ['', origin, '//app.example', '//evil.example'];
  const nearlyRight = glue(pick(starts), upTo(1), pick(['/list', '/select/abc', '/']), upTo(1), pick(tails));
  const value = fc.oneof(
    { weight: 4, arbitrary: written },
    { weight: 3, arbitrary: pathOnly },
    { weight: 3, arbitrary: nearlyRight },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
  );

  /** Where the browser would really go, from deep inside the app. */
  const reached = (address: string) => new URL(address, `${origin}/select/abc/def?a=b#c`);

  it('is internal on this origin only, and otherwise of a harmless kind', {
    tags: ['X06'],
  }, () => {
    const seen = { internal: 0, external: 0, unrecognised: 0 };
    fc.assert(
      fc.property(value, (anything) => {
        const link = classifyLink(anything, app);
        seen[link.kind] += 1;
        if (link.kind === 'internal') {
          const url = reached(link.path);
          return url.origin === origin && /^\/(?:list|select|code|information|$)/i.test(url.pathname);
        }
        return link.kind === 'unrecognised' || /^(?:https?|tel|mailto):$/.test(reached(link.url).protocol);
      }),
      { numRuns: 5_000 },
    );
    // A grammar that never gets through would prove nothing.
    expect(Math.min(seen.internal, seen.external, seen.unrecognised)).toBeGreaterThan(150);
  });

  it('that is external leads where the browser would go, and never has a user name', () => {
    fc.assert(
      fc.property(value, (anything) => {
        const link = classifyLink(anything, app);
        if (link.kind !== 'external') return;
        const url = reached(link.url);
        expect(url.href).toBe(reached(String(anything).trim()).href);
        expect(url.username + url.password).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is internal is internal again after storing it', () => {
    fc.assert(
      fc.property(value, (anything) => {
        const link = classifyLink(anything, app);
        if (link.kind !== 'internal') return;
        expect(classifyLink(link.path, app)).toEqual(link);
      }),
      { numRuns: 2_000 },
    );
  });
});
