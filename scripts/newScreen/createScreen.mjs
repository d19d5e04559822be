// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { detailAddress, detailFiles } from './detailFiles.mjs';
import { listAddress, listFiles } from './listFiles.mjs';

/** @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames */

/**
 * Writes the files of a screen below `root` and adds it to the two lists that name every screen and its rows.
 * @param {string} root
 * @param {ScreenNames} names
 * @param {'list' | 'detail'} kind
 * @returns {{ written: string[], changed: string[] }} paths from `root`
 * @throws where something with its name is there already; nothing is written then
 */
export function createScreen(root, names, kind) {
  const files = kind === 'list' ? listFiles(names) : detailFiles(names);
  const address = kind === 'list' ? listAddress(names) : detailAddress(names);
  refuseTaken(root, names, Object.keys(files));
  const edits = [
    insertAfter(
      root,
      'sandbox/seed/plainCollections.ts',
      'readonly string[] = [',
      `  '${names.collection}',`,
    ),
    insertAfter(root, 'tests/app/routes.test.ts', 'const promised = [', `  '${address}',`),
  ];
  for (const [path, text] of [...Object.entries(files), ...edits]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: Object.keys(files), changed: edits.map(([path]) => path) };
}

/**
 * @param {string} root
 * @param {ScreenNames} names
 * @param {readonly string[]} paths
 */
function refuseTaken(root, { name }, paths) {
  const taken = paths.find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  const areas = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' });
  const hasWords = areas.some((path) => path.replaceAll('\\', '/').endsWith(`/${name}/words`));
  if (
    hasWords ||
    areas.includes(join(name, 'words')) ||
    existsSync(join(root, `src/language/zh/${name}.json`))
  )
    throw new Error(`There are words under the namespace "${name}" already: choose another name`);
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} marker the end of a line
 * @param {string} line
 * @returns {[path: string, text: string]}
 */
function insertAfter(root, path, marker, line) {
  const text = readFileSync(join(root, path), 'utf8');
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`${path} has no "${marker}"`);
  const end = at + marker.length;
  return [path, `${text.slice(0, end)}\n${line}${text.slice(end)}`];
}
