// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildDemo, demoFolder } from './buildDemo.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * What a plain host of static files does and nothing more: files, `404.html` for everything else, no POST.
 * @param {number} port 0 for a free one
 * @returns {Promise<import('node:http').Server>}
 */
function serveStatic(port) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = join(demoFolder, path === '/' ? 'index.html' : path);
    const isThere = wanted.startsWith(demoFolder + sep) && extname(wanted) !== '' && existsSync(wanted);
    const file = isThere ? wanted : join(demoFolder, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

/**
 * Rebuilds the demo and serves it.
 * @param {number} port 0 for a free one
 */
export async function startDemo(port) {
  await buildDemo();
  return serveStatic(port);
}

async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } });
  await startDemo(Number(values.port));
  console.log(`The static demo: http://localhost:${values.port}/`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
