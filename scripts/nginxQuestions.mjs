// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * @typedef {[name: string, value: string][]} HeaderList names in lower case
 * @typedef {{ status: number, headers: HeaderList, body: Buffer }} Answer
 * @typedef {import('../deploy/headers.ts').AnswerKind} AnswerKind
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Request
 * What is asked, and what must be true of the answer: `again` asks a second time with the tag of the first answer.
 * @typedef {Request & { what: string, kind: AnswerKind, status: number, caching?: string, again?: boolean,
 *   upstreamIsDown?: boolean, check?: (answer: Answer) => string[] }} Question
 */

const posting = {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-credential' },
  body: JSON.stringify({ tenantId: 'sys', userId: '', params: {} }),
};
const list = '/v2/data/register/queryList/Exhibition';

/**
 * @param {Answer} answer
 * @param {string} name
 */
export const allOf = (answer, name) =>
  answer.headers.filter(([known]) => known === name).map(([, value]) => value);

/**
 * What is wrong with an answer's status and headers, one sentence each.
 * @param {Question} question
 * @param {Answer} answer
 * @param {readonly (readonly [string, string])[]} securityHeaders that its kind of answer must carry
 */
export function findBreaches(question, answer, securityHeaders) {
  const wrong = [];
  if (answer.status !== question.status) wrong.push(`status ${answer.status} instead of ${question.status}`);
  for (const [name, value] of securityHeaders) {
    const values = allOf(answer, name.toLowerCase());
    if (values.length !== 1) wrong.push(`${name} is there ${values.length} times`);
    else if (values[0] !== value) wrong.push(`${name} is "${values[0]}" instead of "${value}"`);
  }
  if (question.caching !== undefined) {
    const values = allOf(answer, 'cache-control').join(', ');
    if (values !== question.caching)
      wrong.push(`Cache-Control is "${values}" instead of "${question.caching}"`);
  }
  const server = allOf(answer, 'server').join();
  if (/\d/.test(server)) wrong.push(`the server tells its version: ${server}`);
  return [...wrong, ...(question.check?.(answer) ?? [])];
}

/** @param {Answer} answer */
const looksLikeThePage = (answer) => answer.body.includes('<div id="root">');

/**
 * Every question, the ones to a server that is down at the end.
 * @param {string} folder the build
 * @param {{ asset: string, page: string, missing: string }} caching
 * @param {(html: string) => { scripts: readonly string[], styles: readonly string[] }} hashInline
 * @returns {Question[]}
 */
export function getQuestions(folder, caching, hashInline) {
  const files = readdirSync(join(folder, 'assets'));
  const script = files.find((file) => /^index-.*\.js$/.test(file)) ?? '';
  const has = (/** @type {string} */ file) => readdirSync(folder).includes(file);
  const isPage = (/** @type {string} */ file) => (/** @type {Answer} */ answer) => {
    const policy = allOf(answer, 'content-security-policy').join();
    const { scripts, styles } = hashInline(answer.body.toString('utf8'));
    const unknown = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
    return [
      ...(answer.body.equals(readFileSync(join(folder, file))) ? [] : [`the body is not the built ${file}`]),
      ...unknown.map((hash) => `the policy does not know ${hash} of ${file}`),
    ];
  };
  const isThePage = isPage('index.html');
  const isNoPage = (/** @type {Answer} */ answer) =>
    looksLikeThePage(answer) ? ['the page is sent in its place'] : [];
  const isCompressed = (/** @type {Answer} */ answer) => {
    if (allOf(answer, 'content-encoding').join() !== 'gzip') return ['it is not compressed'];
    const { body } = answer;
    const plain = readFileSync(join(folder, 'assets', script));
    const stored = readFileSync(join(folder, 'assets', `${script}.gz`));
    if (!gunzipSync(body).equals(plain)) return ['the compressed body is another file'];
    return body.equals(stored) ? [] : ['it was compressed again instead of taken from the build'];
  };
  const isEmpty = (/** @type {Answer} */ { body }) => (body.length === 0 ? [] : ['it has a body']);
  const holds =
    (/** @type {string} */ text) =>
    (/** @type {Answer} */ { body }) =>
      body.includes(text) ? [] : [`the body lacks ${text}`];

  /** @type {Question[]} */
  const ours = [
    { what: 'the page', path: '/', status: 200, check: isThePage },
    {
      what: 'a screen that has no file',
      path: '/select/open00000000000000000001',
      status: 200,
      check: isThePage,
    },
    { what: 'an unknown address', path: '/no/such/screen?x=1', status: 200, check: isThePage },
    { what: 'a pass', path: '/code', status: 200, check: isPage('pass.html') },
    {
      what: 'a page that a link leads to',
      path: '/exhibitor/open00000000000000000001/exhibitor000000000001001',
      status: 200,
      check: isPage('shared.html'),
    },
    {
      what: 'a team',
      path: '/teams/teams0000000000000000001/team00000000000000000001',
      status: 200,
      check: isPage('team.html'),
    },
    {
      what: 'a list of an exhibition',
      path: '/exhibitors/open00000000000000000001',
      status: 200,
      check: isPage('screen.html'),
    },
    { what: 'a screen somebody has already', path: '/code', status: 304, again: true, check: isEmpty },
    { what: 'the page, asked for by HEAD', method: 'HEAD', path: '/', status: 200, check: isEmpty },
    { what: 'the icon', path: '/icon.svg', status: 200, check: holds('<svg') },
    { what: 'the icon of the home screen', path: '/icons/icon-192.png', status: 200, check: holds('PNG') },
    {
      what: 'the manifest',
      path: '/manifest.webmanifest',
      status: 200,
      check: (/** @type {Answer} */ answer) => [
        ...holds('start_url')(answer),
        ...(allOf(answer, 'content-type').join().startsWith('application/manifest+json')
          ? []
          : ['it is not called a manifest']),
      ],
    },
  ].map((question) => ({ ...question, kind: 'page', caching: caching.page }));
  /** @type {Question[]} */
  const assets = [
    { what: 'an asset', path: `/assets/${script}`, status: 200, caching: caching.asset },
    {
      what: 'an asset, compressed',
      path: `/assets/${script}`,
      headers: { 'accept-encoding': 'gzip' },
      status: 200,
      caching: caching.asset,
      check: isCompressed,
    },
    {
      what: 'an asset somebody has already',
      path: `/assets/${script}`,
      status: 304,
      again: true,
      caching: caching.asset,
      check: isEmpty,
    },
    {
      what: 'an asset that is gone',
      path: '/assets/index-00000000.js',
      status: 404,
      caching: caching.missing,
    },
    { what: 'a list of the assets', path: '/assets/', status: 404, caching: caching.missing },
    { what: 'the build’s own notes', path: '/.vite/manifest.json', status: 404, caching: caching.missing },
    {
      what: 'the same by a detour',
      path: '/assets/%2e%2e/.deploy/policy.txt',
      status: 404,
      caching: caching.missing,
    },
    ...['sw.js', 'version.json'].map((file) => ({
      what: `/${file}, which is ${has(file) ? 'there' : 'not there'}`,
      path: `/${file}`,
      status: has(file) ? 200 : 404,
      caching: has(file) ? caching.page : caching.missing,
    })),
  ].map((question) => ({
    check: isNoPage,
    ...question,
    kind: question.path.startsWith('/assets/') && !question.path.includes('%2e') ? 'asset' : 'page',
  }));
  /** @type {Question[]} */
  const api = [
    { what: 'the API', ...posting, path: list, status: 200, check: holds('"resCode":0') },
    { what: 'the API without a credential', method: 'POST', path: list, body: '{}', status: 403 },
    { what: 'the API at an unknown address', ...posting, path: '/v2/none', status: 404, check: isNoPage },
    { what: 'the storage', path: '/cos/none.svg', status: 404, check: isNoPage },
  ].map((question) => ({ ...question, kind: 'data' }));
  return [
    ...ours,
    ...assets,
    ...api,
    { what: 'a page of the auth host', path: '/oauth/none', kind: 'foreign', status: 404, check: isNoPage },
    {
      what: 'the socket',
      path: '/ws',
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
      kind: 'data',
      status: 101,
    },
    {
      what: 'the API when it is down',
      ...posting,
      path: list,
      kind: 'data',
      status: 502,
      upstreamIsDown: true,
      check: isNoPage,
    },
  ];
}
