// @ts-check
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http2 from 'node:http2';
import { join, resolve } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { runnerImport } from 'vite';
import { startPreview } from '../startPreview.mjs';

const root = resolve(import.meta.dirname, '../..');
const anyScreen = '/select/open00000000000000000001';

/**
 * The production build over TLS and HTTP/2, as it is deployed, with the sandbox behind it.
 * @param {{ port: number, folder: string, plugins: import('vite').Plugin[] }} where `folder` keeps the certificate
 */
export async function startSecurePreview({ port, folder, plugins }) {
  const pem = await getCertificate(folder, 'localhost', ['localhost']);
  const server = await startPreview({ port, plugins, https: { key: pem, cert: pem } });
  return { origin: `https://localhost:${port}`, pem, close: () => server.close() };
}

/**
 * The one certificate that the browser is to trust. A browser that ignores all errors of certificates would refuse service workers.
 * @param {string} pem
 */
export function trust(pem) {
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/**
 * Says how the page and its files come, which a figure depends on.
 * @param {string} origin
 * @param {string} pem
 * @returns {Promise<string>} like `h2, TLSv1.3, br`
 * @throws Error where a file is not compressed by brotli, or its headers are not those of a deployment
 */
export async function describeTransport(origin, pem) {
  const { module } = await runnerImport(join(root, 'deploy/headers.ts'), { configFile: false, root });
  const { caching, securityHeaders } = /** @type {typeof import('../../deploy/headers.ts')} */ (module);
  const session = http2.connect(origin, { ca: pem });
  const page = await get(session, anyScreen);
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'));
  const asset = `/${manifest['index.html'].file}`;
  const file = await get(session, asset);
  const policy = String(page['content-security-policy']);
  for (const [path, headers, kept, kind] of /** @type {const} */ ([
    [anyScreen, page, caching.page, 'page'],
    [asset, file, caching.asset, 'asset'],
  ])) {
    const promised = { 'content-encoding': 'br', 'cache-control': kept };
    const security = securityHeaders(kind, policy).map(([name, value]) => [name.toLowerCase(), value]);
    for (const [name = '', value] of [...Object.entries(promised), ...security])
      if (headers[name] !== value)
        throw new Error(`${path}: ${name} is ${String(headers[name])} instead of ${value}`);
  }
  const tls = /** @type {import('node:tls').TLSSocket} */ (session.socket).getProtocol();
  const said = `${session.alpnProtocol}, ${tls}, ${file['content-encoding']}`;
  session.close();
  return said;
}

/**
 * @param {http2.ClientHttp2Session} session
 * @param {string} path
 * @returns {Promise<http2.IncomingHttpHeaders>}
 */
async function get(session, path) {
  const stream = session.request({ ':path': path, accept: 'text/html,*/*', 'accept-encoding': 'br' });
  /** @type {http2.IncomingHttpHeaders} */
  let headers = {};
  stream.on('response', (got) => (headers = got));
  await stream.toArray();
  return headers;
}
