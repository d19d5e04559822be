// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { findBreaches, getQuestions } from './nginxQuestions.mjs';
import { ensureBuild } from './startPreview.mjs';

/** @typedef {import('./nginxQuestions.mjs').Answer} Answer */

const root = resolve(import.meta.dirname, '..');
const howToGetNginx = [
  'nginx was not found, so its configuration was not tried. One of these helps:',
  '  - Debian, Ubuntu: apt-get install nginx-light',
  '  - macOS: brew install nginx',
].join('\n');

/** The nginx of this machine, or undefined. Debian keeps it where only root's PATH looks. */
export function findNginx(env = process.env, exists = existsSync) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'nginx')).find((place) => exists(place));
}

function installNginx() {
  const apt = '/usr/bin/apt-get';
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(apt)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) {
    console.log(`No nginx on this machine: apt-get ${args.join(' ')} ...`);
    spawnSync(apt, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return findNginx();
}

/**
 * Loads sources that Node itself cannot read.
 * @param {string} file from the project's root
 */
const load = async (file) => (await runnerImport(join(root, file), { configFile: false, root })).module;

/** The sandbox behind a socket, and a socket of its own at `/ws` that says so and hangs up. */
async function startUpstream() {
  const { createSandbox } = await load('sandbox/answer.ts');
  const { createMemoryStore } = await load('sandbox/store/memory.ts');
  const { answerNode } = await load('sandbox/adapters/nodeBridge.ts');
  const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
  const server = createServer((incoming, outgoing) => void answerNode(sandbox, incoming, outgoing));
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  return listen(server);
}

/** @param {import('node:http').Server} server */
async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: /** @type {import('node:net').AddressInfo} */ (server.address()).port };
}

async function findFreePort() {
  const { server, port } = await listen(createServer());
  server.close();
  return port;
}

/**
 * The committed files, with only what belongs to one server exchanged.
 * @param {string} folder
 * @param {{ port: number, upstreamPort: number }} where
 */
function writeConfiguration(folder, { port, upstreamPort }) {
  cpSync(join(root, 'deploy', 'nginx'), folder, { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'build'), { recursive: true });
  cpSync(join(folder, 'build', '.deploy', 'policy.conf'), join(folder, 'visitor-web', 'policy.conf'));
  mkdirSync(join(folder, 'temp'));
  writeFileSync(
    join(folder, 'visitor-web', 'site.conf'),
    `listen 127.0.0.1:${port};\nserver_name localhost;\nroot ${folder}/build;\nset $visitor_api http://127.0.0.1:${upstreamPort};\n`,
  );
  const types = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ];
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn;
events {}
http {
  include ${types.find((file) => existsSync(file))};
  default_type application/octet-stream;
  access_log off;
  ${temps.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
  include app.conf;
}
`,
  );
}

/**
 * One raw request: nothing is decoded, followed or sent again on the way.
 * @param {number} port
 * @param {import('./nginxQuestions.mjs').Request} request
 * @returns {Promise<Answer>}
 */
async function ask(port, { method = 'GET', path, headers = {}, body = '' }) {
  const socket = connect(port, '127.0.0.1');
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n'));
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of socket) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...rest] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: rest.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.replace(/^[^:]*: */, ''),
    ]),
    body: bytes.subarray(end + 4),
  };
}

/** @param {number} port */
async function waitUntilItListens(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await sleep(100);
  }
  throw new Error('nginx did not start');
}

/**
 * Starts nginx with the committed configuration and asks everything that matters.
 * @param {string} binary
 * @returns {Promise<number>} breaches
 */
async function checkWith(binary) {
  await ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const upstream = await startUpstream();
  const port = await findFreePort();
  writeConfiguration(folder, { port, upstreamPort: upstream.port });
  const nginx = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let noise = '';
  nginx.stderr.on('data', (chunk) => (noise += chunk));
  try {
    await waitUntilItListens(port);
    return await askAll(port, upstream.server);
  } catch (problem) {
    console.error(noise);
    throw problem;
  } finally {
    nginx.kill();
    await stop(upstream.server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} port
 * @param {import('node:http').Server} upstream
 */
async function askAll(port, upstream) {
  const { caching, securityHeaders } = await load('deploy/headers.ts');
  const { hashInline } = await load('deploy/contentPolicy.ts');
  const snippet = readFileSync(join(root, 'dist', '.deploy', 'policy.conf'), 'utf8');
  // nginx fills in which host was asked for.
  const policy = (/"([^"]*)"/.exec(snippet)?.[1] ?? '').replace('$host', 'localhost');
  let breaches = 0;
  console.log(`${'what'.padEnd(46)} status  result`);
  for (const question of getQuestions(join(root, 'dist'), caching, hashInline)) {
    if (question.upstreamIsDown) await stop(upstream);
    let request = question;
    if (question.again) {
      const tag = (await ask(port, question)).headers.find(([name]) => name === 'etag')?.[1] ?? '';
      request = { ...question, headers: { ...question.headers, 'if-none-match': tag } };
    }
    const answer = await ask(port, request);
    const wrong = findBreaches(question, answer, securityHeaders(question.kind, policy));
    breaches += wrong.length;
    const result = wrong.length === 0 ? 'fine' : 'WRONG';
    console.log(`${question.what.padEnd(46)} ${String(answer.status).padEnd(7)} ${result}`);
    for (const line of wrong) console.log(`    ${line}`);
  }
  return breaches;
}

/** @param {import('node:http').Server} server */
async function stop(server) {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

async function main() {
  const { values } = parseArgs({ options: { 'if-there': { type: 'boolean', default: false } } });
  const binary = findNginx() ?? (values['if-there'] ? undefined : installNginx());
  if (binary === undefined) {
    console.log(values['if-there'] ? `NOT RUN. ${howToGetNginx}` : howToGetNginx);
    process.exitCode = values['if-there'] ? 0 : 1;
    return;
  }
  console.log(spawnSync(binary, ['-v'], { encoding: 'utf8' }).stderr.trim());
  const breaches = await checkWith(binary);
  console.log(breaches === 0 ? '\nThe configuration keeps what it promises.' : `\n${breaches} breaches`);
  process.exitCode = breaches === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
