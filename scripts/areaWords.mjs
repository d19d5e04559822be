// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const typesFile = 'src/areaWords.d.ts';

/**
 * The types of the texts that lie in the `words` of an area or a screen, each under the name of the folder that holds `words`.
 * @param {string} root of the project
 * @returns {string} the text of `typesFile`
 */
export function areaWords(root) {
  const names = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/words/zh.json'))
    .sort();
  const namespaces = names.map((path) => ({ path, namespace: path.split('/').at(-3) ?? '' }));
  return `// Written by \`node scripts/writeAreaWords.mjs\`.
${namespaces.map(({ path, namespace }) => `import type ${namespace} from './features/${path}';`).join('\n')}

declare module './language/areaWords.ts' {
  interface AreaWords {
${namespaces.map(({ namespace }) => `    ${namespace}: typeof ${namespace};`).join('\n')}
  }
}
`;
}
