// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the written screens show of a row. */
const shownFields = ['Name', 'NameEn', 'Image', 'Introduction', 'IntroductionEn', 'Sort'];

/**
 * The definition of a collection that is described already.
 * @param {string} root
 * @param {string} collection its name on the server
 * @param {string} area of the screen that is to show it
 * @returns {import('./sharedFiles.mjs').UsedCollection | undefined}
 * @throws where another area describes it, or where it has not the fields that a written screen shows
 */
export function findCollection(root, collection, area) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('Collections.ts'));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const at = text.indexOf(`name: '${collection}',`);
    if (at < 0) continue;
    const variable = /export const (\w+) = defineCollection\(\{\s*$/.exec(text.slice(0, at))?.[1];
    if (variable === undefined)
      throw new Error(`${file} describes ${collection} in a way that new:screen cannot read`);
    const owner = /^src\/features\/([^/]+)\//.exec(file)?.[1];
    if (owner !== undefined && owner !== area)
      throw new Error(
        `${collection} is described by another area: move ${file} to its noun, src/entities/<noun>/api`,
      );
    const own = text.slice(at, nextDefinition(text, at));
    const missing = shownFields.filter((field) => !new RegExp(`\\b${field}: '`).test(own));
    if (missing.length > 0)
      throw new Error(`${collection} (${file}) has no ${missing.join(', ')}: write its screen by hand`);
    return { file, variable };
  }
  return undefined;
}

/** @param {string} text @param {number} at */
function nextDefinition(text, at) {
  const next = text.indexOf('defineCollection({', at);
  return next < 0 ? undefined : next;
}
