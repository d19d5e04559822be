// @ts-check
import { describe, expect, it } from 'vitest';
import { findNginx } from '#scripts/checkNginx.mjs';
import { findBreaches } from '#scripts/nginxQuestions.mjs';

/** @type {[string, string][]} */
const expected = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
];
/** @type {import('#scripts/nginxQuestions.mjs').Question} */
const question = { what: 'a page', path: '/', kind: 'page', status: 200, caching: 'no-cache' };
/** @type {[string, string][]} */
const right = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-cache'],
  ['server', 'nginx'],
];
/** @param {number} index @param {string} name @param {string} value @returns {[string, string][]} */
const changed = (index, name, value) => right.map((header, at) => (at === index ? [name, value] : header));
const answer = { status: 200, headers: right, body: Buffer.from('') };

/** @type {[name: string, headers: [string, string][], says: string][]} */
const broken = [
  ['a header is missing', right.slice(1), 'X-Content-Type-Options is there 0 times'],
  ['a header is there twice', [...right, right[0] ?? ['', '']], 'X-Content-Type-Options is there 2 times'],
  [
    'a header says something else',
    changed(1, 'referrer-policy', 'unsafe-url'),
    'Referrer-Policy is "unsafe-url"',
  ],
  ['it may be kept for too long', changed(2, 'cache-control', 'immutable'), 'Cache-Control is "immutable"'],
  ['the version is told', changed(3, 'server', 'nginx/1.22.1'), 'tells its version'],
];

describe('an answer', () => {
  it('with everything is fine', () => {
    expect(findBreaches(question, answer, expected)).toEqual([]);
  });

  it.each(broken)('is a breach when %s', (_case, headers, says) => {
    const breaches = findBreaches(question, { ...answer, headers }, expected);
    expect(breaches.join()).toContain(says);
  });

  it('is a breach with another status, and where the question’s own check says so', () => {
    const breaches = findBreaches(
      { ...question, check: () => ['own'] },
      { ...answer, status: 404 },
      expected,
    );
    expect(breaches).toEqual(['status 404 instead of 200', 'own']);
  });
});

describe('nginx', () => {
  it('is found where only root’s PATH looks', () => {
    expect(findNginx({ PATH: '/usr/bin' }, (place) => place === '/usr/sbin/nginx')).toBe('/usr/sbin/nginx');
  });

  it('is not invented', () => {
    expect(findNginx({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
  });
});
