import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/answer.ts';
import { sandboxCredential } from '#sandbox/credential.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { storyRows } from '#sandbox/stories/stories.ts';
import { createAsk } from '#scripts/dataApi/askApi.mjs';
import { checkServer, exitCode } from '#scripts/dataApi/checkServer.mjs';
import { allCollections } from '#scripts/dataApi/allCollections.ts';
import { commonFields } from '#data/collections/definition.ts';

const nowMs = Date.UTC(2027, 2, 10, 4);
const ids = {
  exhibitions: ['teams0000000000000000001', 'open00000000000000000001'],
  visitors: ['person00000000000000000a'],
};
const asked = {
  collections: allCollections.map(({ collection }) => collection),
  commonFields,
  ...ids,
  systemTenant: 'sys',
};

/**
 * The doctor's findings about a sandbox that differs: `question` changes what the sandbox hears, `answer` what it says.
 */
async function examine(bends = [], options = {}) {
  const store = createMemoryStore();
  const sandbox = createSandbox({ store, now: () => nowMs });
  const paths = [];
  const ask = createAsk({
    base: 'http://sandbox.test',
    prefix: '/v2',
    credential: sandboxCredential,
    marker: 'x-client',
    exhibitionHeader: 'x-exhibition-id',
    exhibitionId: ids.exhibitions[0],
    fetch: async (url, init) => {
      const path = new URL(url).href.replace('http://sandbox.test/v2/', '');
      paths.push(path);
      const { redirect: _, ...plain } = init;
      const params = plain.body ? JSON.parse(plain.body).params : {};
      const original = structuredClone(params);
      for (const bend of bends) bend.question?.(params, path);
      const body = plain.body && JSON.stringify({ ...JSON.parse(plain.body), params });
      const response = await sandbox.answer(new Request(url, { ...plain, ...(body && { body }) }));
      if (response.status !== 200) return response;
      const envelope = await response.json();
      for (const bend of bends) bend.answer?.(envelope, path, original);
      return Response.json(envelope);
    },
    ...options,
  });
  const findings = await checkServer(ask, asked);
  return { findings, paths, stored: await store.load() };
}

const rowsOf = (envelope) => (Array.isArray(envelope.result) ? envelope.result : []);
const ofCollection = (name, change) => (envelope, path) => {
  if (path.endsWith(`/${name}`) && !path.includes('queryCount')) rowsOf(envelope).forEach(change);
};

/** Each difference, the question that finds it, and how it is named. */
const bends = [
  {
    name: 'a field is missing',
    answer: ofCollection('ExhibitionBanner', (row) => delete row.Name),
    finds: ['ExhibitionBanner', 'Name: missing'],
  },
  {
    name: 'a number comes as text',
    answer: ofCollection('Channel', (row) => (row.Sort = String(row.Sort))),
    finds: ['Channel', 'Sort: text instead of number'],
  },
  {
    name: 'a time is written with slashes',
    answer: ofCollection('Exhibition', (row) => (row.StartTime = String(row.StartTime).replaceAll('-', '/'))),
    finds: ['Exhibition', 'StartTime: written "9999/99/99 99:99:99"'],
  },
  {
    name: 'references are not expanded',
    question: (params) => delete params.properties,
    finds: ['a reference is expanded in place', 'OrganizationId: text instead of object'],
  },
  {
    name: 'a count comes as text',
    answer: (envelope, path) => {
      if (path.includes('queryCount')) envelope.result = String(envelope.result);
    },
    finds: ['counting', 'text instead of number'],
  },
  {
    name: 'nothing found is answered with 0',
    answer: (envelope) => {
      if (envelope.resCode === 10000) envelope.resCode = 0;
    },
    finds: ['nothing found', 'resCode 0 instead of 10000'],
  },
  {
    name: 'pages are ignored',
    question: ({ options }) => {
      delete options?.pageIndex;
      delete options?.pageSize;
    },
    finds: ['paging', /^a page of 1 has \d+ rows$/],
  },
  {
    name: 'the order is ignored',
    question: ({ options }) => delete options?.sort,
    finds: ['sort', 'rows do not come in the order that was asked for'],
  },
  {
    name: 'an empty condition is answered with everything',
    answer: (envelope, path, { condition }) => {
      if (condition && Object.keys(condition).length === 0)
        Object.assign(envelope, { resCode: 0, result: [{ RecordId: 'r', Name: 'a name of a person' }] });
    },
    finds: ['an empty condition is refused', 'answered with rows about people'],
  },
  {
    name: 'a search is ignored',
    question: ({ condition = {} }) => {
      for (const [field, value] of Object.entries(condition))
        if (/^\/.*\/$/.test(value)) delete condition[field];
    },
    finds: ['search by contained text', 'rows that do not contain the text'],
  },
  {
    name: 'a list of values is ignored',
    question: ({ condition = {} }) => {
      for (const [field, value] of Object.entries(condition)) if (value?.$in) condition[field] = value.$in[0];
    },
    finds: ['one of several values', '$in did not give exactly the rows asked for'],
  },
  {
    name: 'rows of another exhibition come along',
    question: (params, path) => {
      if (path.endsWith('/Questionnaire')) params.condition = {};
    },
    finds: ['Questionnaire', 'rows that were not asked for'],
  },
  {
    name: 'the code comes as text',
    answer: (envelope) => (envelope.resCode = String(envelope.resCode)),
    finds: ['the envelope', 'resCode is text instead of number'],
  },
  {
    name: 'no rows are hung under a row',
    question: (params) => delete params.childObjects,
    finds: ['rows that point to a row hang under it', 'undefined instead of list'],
  },
  {
    name: 'the form is no list',
    answer: (envelope, path) => {
      if (path.endsWith('getExhibition')) for (const row of rowsOf(envelope)) row.CustomBasic = {};
    },
    finds: ['an exhibition with its form', 'CustomBasic: object instead of list'],
  },
  {
    name: 'the signature is missing',
    answer: (envelope, path) => {
      if (path.startsWith('cos-auth')) envelope.result = [];
    },
    finds: ['a signature for the storage', 'list without a signature'],
  },
];
const matching = ([question, how]) =>
  expect.objectContaining({
    question,
    verdict: 'differs',
    how: typeof how === 'string' ? expect.stringContaining(how) : expect.stringMatching(how),
  });

describe('npm run check:api', () => {
  it('finds that everything holds in the sandbox, and writes nothing', async () => {
    const { findings, paths, stored } = await examine();
    expect(findings.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'unknown')).toEqual([]);
    expect(findings.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(20);
    expect(exitCode(findings)).toBe(0);
    expect(stored).toEqual([]);
    expect(paths.filter((path) => /data\/(?:insert|update|delete|custom|Login)/.test(path))).toEqual([]);
  });

  it.each(bends.map((bend) => [bend.name, bend]))('finds and names that %s', async (_, bend) => {
    const { findings } = await examine([bend]);
    expect(findings).toContainEqual(matching(bend.finds));
    expect(exitCode(findings)).toBe(1);
  });

  it('finds ten differences together, and says no value of any row', async () => {
    const ten = bends.slice(0, 10);
    const { findings } = await examine(ten);
    for (const { finds } of ten) expect(findings).toContainEqual(matching(finds));
    const said = JSON.stringify(findings);
    const people = ['Visitor', 'VisitorExhibitionInfo', 'TeamMember', 'Team'];
    const values = people.flatMap((name) =>
      (storyRows(nowMs)[name] ?? []).flatMap((row) => Object.values(row)),
    );
    const texts = values.filter((value) => typeof value === 'string' && value.length > 2);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => said.includes(text))).toEqual([]);
    expect(said).not.toContain('a name of a person');
  });

  it.each([
    ['an error status', async () => new Response('', { status: 502 }), 'HTTP 502'],
    [
      'another credential',
      async () => new Response('', { status: 403 }),
      'HTTP 403: VITE_API_CREDENTIAL is not accepted',
    ],
    ['the page of a gateway', async () => new Response('<html>'), 'not an answer of the data API'],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed')), 'no connection'],
  ])('gives up after three questions where there is %s', async (_, fetch, how) => {
    const { findings } = await examine([], { fetch });
    expect(findings.map((finding) => [finding.verdict, finding.how])).toEqual(
      Array.from({ length: 3 }, () => ['not reachable', how]),
    );
    expect(exitCode(findings)).toBe(2);
  });

  it.each([
    [['holds', 'unknown'], 0],
    [['unknown'], 0],
    [['holds', 'differs'], 1],
    [['holds', 'not reachable'], 1],
    [['unknown', 'not reachable'], 2],
  ])('of %j the exit code is %j', (verdicts, code) => {
    expect(exitCode(verdicts.map((verdict) => ({ verdict })))).toBe(code);
  });

  it('cannot ask what would change something', async () => {
    const ask = createAsk({ base: '', prefix: '', credential: '', marker: 'a', exhibitionHeader: 'b' });
    for (const path of [
      'data/insert/Team',
      'data/deleteByCondition/Team',
      'data/Login',
      'data/queryList/../x',
    ])
      await expect(ask(path, {})).rejects.toThrow('is not a question that only reads');
  });

  it('asks about people only with the id of a person', async () => {
    const { paths } = await examine();
    expect(paths).toContain('data/queryList/TeamMember');
    const withoutVisitors = { ...asked, visitors: [] };
    const heard = [];
    const ask = async (path) => {
      heard.push(path);
      return { reached: true, envelope: { resCode: 10000, resMsg: '', result: [] } };
    };
    const findings = await checkServer(ask, withoutVisitors);
    expect(heard).not.toContain('data/queryList/TeamMember');
    expect(findings).toContainEqual(
      expect.objectContaining({ question: 'TeamMember', verdict: 'unknown', how: 'needs --visitor' }),
    );
  });

  it('run without a server checks the sandbox and ends with 0', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/checkApi.mjs'], { encoding: 'utf8' });
    expect(stdout).toMatch(/\d{2} holds, 0 differs, \d+ unknown, 0 not reachable/);
    expect(status).toBe(0);
  });

  it('run against a closed port ends with 2, as JSON where asked', () => {
    const run = [
      'scripts/checkApi.mjs',
      '--base',
      'http://127.0.0.1:9',
      '--exhibition',
      ids.exhibitions[0],
      '--json',
    ];
    const { status, stdout } = spawnSync(process.execPath, run, { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ verdict: 'not reachable', how: 'no connection' }),
    );
    expect(status).toBe(2);
  });
});
