import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { hashInline, pagePolicy } from '#deploy/contentPolicy.ts';
import { policySnippet } from '#deploy/nginxFiles.ts';
import { bootPages } from '#domain/address/bootPages.ts';
import type { Env } from '#env.ts';

/** The sandbox's credential is no secret and opens nothing; see `sandbox/credential.ts`. */
const sandboxCredential = 'sandbox-credential';
const compressible = /^\.(html|js|css|json|svg|txt|webmanifest|wasm)$/;
/** Below this a compressed file saves nothing worth a file. */
const smallestBytes = 512;
/** nginx writes in here which host was asked for; a port that is not the usual one has to be added. */
const nginxHost = '$host';

/** Where a build keeps what a server must know about it. Starts with a dot: it is never served. */
export const deployFolder = '.deploy';

/**
 * Writes beside the built files what a server needs: the content security policy with the hashes of this very build, and
 * every text compressed beforehand, for servers that do not compress while they answer.
 */
export function deployFiles(env: Env): Plugin {
  let folder = '';
  return {
    name: 'deploy-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      const warning = warnOfCredential(env);
      if (warning !== undefined) config.logger.warn(warning);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a failed build there is none, and its own problem is the one to be told.
        if (!existsSync(join(folder, 'index.html'))) return;
        const pages = ['index.html', ...bootPages.map(({ file }) => file)].filter((file) =>
          existsSync(join(folder, file)),
        );
        const hashes = hashInline(pages.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
        const policy = pagePolicy(env, hashes);
        mkdirSync(join(folder, deployFolder), { recursive: true });
        writeFileSync(join(folder, deployFolder, 'policy.txt'), `${policy}\n`);
        writeFileSync(
          join(folder, deployFolder, 'policy.conf'),
          policySnippet(pagePolicy({ ...env, ownHost: nginxHost }, hashes)),
        );
        await compressAll(folder);
      },
    },
  };
}

/** A build for visitors that only the sandbox would let in. Nothing is wrong with it, as long as that is meant. */
export function warnOfCredential({ mode, apiCredential }: Env): string | undefined {
  if (mode === 'dev' || apiCredential !== sandboxCredential) return undefined;
  return 'This build carries the sandbox’s credential: a real API refuses it. Set VITE_API_CREDENTIAL for visitors.';
}

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('.') && compressible.test(extname(file)),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const body = readFileSync(path);
      if (body.byteLength < smallestBytes) return;
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
        promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${path}.br`, brotli);
      writeFileSync(`${path}.gz`, gzipped);
    }),
  );
}
