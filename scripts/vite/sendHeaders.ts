import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { answerKindOf, securityHeaders } from '#deploy/headers.ts';
import { deployFolder } from './deployFiles.ts';

/**
 * Makes `vite preview` send the headers that a server in front of visitors sends, so that every journey runs under them.
 * The sandbox's own pages are left alone: they are never deployed.
 */
export function sendHeaders(): Plugin {
  return {
    name: 'send-headers',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        if (path === '/sandbox' || path.startsWith('/sandbox/')) return next();
        for (const [name, value] of securityHeaders(answerKindOf(path), readPolicy(folder)))
          response.setHeader(name, value);
        next();
      });
    },
  };
}

/** Read for every answer: a build may be replaced while its preview runs. */
function readPolicy(folder: string): string {
  return readFileSync(join(folder, deployFolder, 'policy.txt'), 'utf8').trim();
}
