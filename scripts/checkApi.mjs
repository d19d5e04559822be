// @ts-check
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv, runnerImport } from 'vite';
import { createAsk } from './dataApi/askApi.mjs';
import { checkServer, exitCode } from './dataApi/checkServer.mjs';
import { checkSocket } from './dataApi/checkSocket.mjs';

/**
 * Asks a server read-only what docs/data-api.md says of it, and prints where it differs:
 *
 *     VITE_API_CREDENTIAL=… npm run check:api -- --base https://api.example.com --exhibition <id> [--visitor <id>] [--json]
 *
 * Without --base it checks the sandbox. Exit code 0: all holds; 1: something differs; 2: not reachable.
 */

const root = resolve(import.meta.dirname, '..');
/** @param {string} file */
const load = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'error' })).module;

/** Stories that together have rows of every collection of the sandbox, and people who did something in them. */
const sandboxIds = {
  exhibitions: [
    'channels0000000000000001',
    'open00000000000000000001',
    'teams0000000000000000001',
    'onsite000000000000000001',
    'known0000000000000000001',
  ],
  visitors: ['person00000000000000000q', 'person00000000000000000a'],
};

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    exhibition: { type: 'string', multiple: true, default: [] },
    visitor: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

const { allCollections } = /** @type {typeof import('./dataApi/allCollections.ts')} */ (
  await load('scripts/dataApi/allCollections.ts')
);
const { commonFields } = /** @type {typeof import('../src/data/collections/definition.ts')} */ (
  await load('src/data/collections/definition.ts')
);

const sandbox = values.base === undefined ? await startSandbox() : undefined;
// What is not in the environment is what production is built with; the sandbox has a credential of its own.
/** @type {Record<string, string | undefined>} */
const env = {
  ...loadEnv('prod', root, 'VITE_'),
  ...(sandbox && { VITE_API_CREDENTIAL: sandbox.credential }),
};
const ids =
  sandbox && values.exhibition.length === 0
    ? sandboxIds
    : { exhibitions: values.exhibition, visitors: values.visitor };
const base = (values.base ?? sandbox?.origin ?? '').replace(/\/$/, '');
const ask = createAsk({
  base,
  prefix: env['VITE_API_PREFIX'] || '/v2',
  credential: env['VITE_API_CREDENTIAL'] ?? '',
  marker: env['VITE_CLIENT_MARKER_HEADER'] || 'x-client',
  exhibitionHeader: env['VITE_EXHIBITION_ID_HEADER'] || 'x-exhibition-id',
  exhibitionId: ids.exhibitions[0],
});
const systemTenant = env['VITE_SYSTEM_TENANT'] || 'sys';
const collections = allCollections.map(({ collection }) => collection);
const findings = [
  ...(await checkServer(ask, { collections, commonFields, ...ids, systemTenant })),
  await checkSocket(base),
];
await sandbox?.close();
print();
process.exitCode = exitCode(findings);

async function startSandbox() {
  const { createSandbox } = /** @type {typeof import('../sandbox/answer.ts')} */ (
    await load('sandbox/answer.ts')
  );
  const { createMemoryStore } = /** @type {typeof import('../sandbox/store/memory.ts')} */ (
    await load('sandbox/store/memory.ts')
  );
  const { startNodeServer } = /** @type {typeof import('../sandbox/adapters/nodeServer.ts')} */ (
    await load('sandbox/adapters/nodeServer.ts')
  );
  const { sandboxCredential } = /** @type {typeof import('../sandbox/credential.ts')} */ (
    await load('sandbox/credential.ts')
  );
  const { createLiveSockets } = /** @type {typeof import('../sandbox/adapters/liveSockets.ts')} */ (
    await load('sandbox/adapters/liveSockets.ts')
  );
  const sandboxed = createSandbox({ store: createMemoryStore(), now: Date.now });
  const server = await startNodeServer(sandboxed, 0, createLiveSockets());
  return { origin: server.origin, close: () => server.close(), credential: sandboxCredential };
}

function print() {
  if (values.json) return console.log(JSON.stringify(findings, null, 2));
  const width = Math.max(...findings.map(({ question }) => question.length));
  for (const { verdict, question, call, how } of findings)
    console.log(`${verdict.padEnd(14)} ${question.padEnd(width)}  ${[call, how].filter(Boolean).join(': ')}`);
  const count = (/** @type {string} */ wanted) => findings.filter(({ verdict }) => verdict === wanted).length;
  console.log(
    `\n${['holds', 'differs', 'unknown', 'not reachable'].map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}`,
  );
}
