// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'deploy', 'nginx');

/** @type {{ module: typeof import('../deploy/nginxFiles.ts') }} */
const { module } = await runnerImport(join(root, 'deploy', 'nginxFiles.ts'), { configFile: false, root });
for (const [file, text] of Object.entries(module.nginxFiles())) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  console.log(`deploy/nginx/${file}`);
}
