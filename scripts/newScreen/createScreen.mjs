// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaWords, typesFile } from '../areaWords.mjs';
import { findCollection } from './findCollection.mjs';
import { detailAddress, detailJourney, detailScreen, detailWords } from './detailFiles.mjs';
import { listAddress, listJourney, listScreen, listWords } from './listFiles.mjs';
import { collectionFile, pathsFile, routeRecord, routesFile, writtenCollection } from './sharedFiles.mjs';

/**
 * @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames
 * @typedef {import('./sharedFiles.mjs').UsedCollection} UsedCollection
 */

/**
 * Writes the files of a screen below `root`, and adds it to the lists that name every screen and its rows. A collection that is described already is
 * used, and so are the texts and routes of an area that is there.
 * @param {string} root
 * @param {ScreenNames} names
 * @param {'list' | 'detail'} kind
 * @returns {{ written: string[], changed: string[] }} paths from `root`
 * @throws where something with its name is there already, or the collection cannot be used; nothing is written then
 */
export function createScreen(root, names, kind) {
  const { area, name, component, journey, collection } = names;
  const folder = `src/features/${area}`;
  const screen = `${folder}/${name}/${component}Screen.tsx`;
  const spec = `tests/journeys/${journey}.spec.ts`;
  for (const path of [`${folder}/${name}`, spec])
    if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  const isNewArea = !existsSync(join(root, folder));
  if (isNewArea && hasWords(root, area))
    throw new Error(`There are words under the namespace "${area}" already: choose another name`);
  const described = findCollection(root, collection, area);
  const used = described ?? writtenCollection(names);
  const isList = kind === 'list';
  const address = isList ? listAddress(names) : detailAddress(names);

  /** @type {Map<string, string>} */
  const texts = new Map();
  const read = (/** @type {string} */ path) => texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  const isThere = (/** @type {string} */ path) => texts.has(path) || existsSync(join(root, path));

  texts.set(screen, isList ? listScreen(names, used) : detailScreen(names, used));
  texts.set(spec, isList ? listJourney(names, isNewArea) : detailJourney(names, isNewArea));
  if (described === undefined) {
    texts.set(used.file, collectionFile(names));
    texts.set(
      ...insertAfter(read, 'sandbox/seed/plainCollections.ts', 'readonly string[] = [', `  '${collection}',`),
    );
  }
  const routes = `${folder}/routes.ts`;
  texts.set(routes, routesFile(isThere(routes) ? read(routes) : undefined, names, routeRecord(names)));
  const paths = `${folder}/paths.ts`;
  texts.set(paths, pathsFile(isThere(paths) ? read(paths) : undefined, names, address));
  for (const [language, words] of Object.entries(isList ? listWords(names) : detailWords(names))) {
    const own = `${folder}/words/${language}.json`;
    const shared = `src/language/${language}/${area}.json`;
    const file = isThere(shared) ? shared : own;
    const present = isThere(file) ? JSON.parse(read(file)) : {};
    const taken = Object.keys(words).find((key) => key in present);
    if (taken !== undefined) throw new Error(`${file} has "${taken}" already: choose another name`);
    texts.set(file, `${JSON.stringify({ ...present, ...words }, null, 2)}\n`);
  }
  texts.set(...insertAfter(read, 'tests/app/routes.test.ts', 'const promised = [', `  '${address}',`));
  const examples = 'tests/app/nextPerson/exampleAddresses.ts';
  texts.set(...insertAfter(read, examples, '\n      shop,', `      '${address}',`));
  if (isNewArea) {
    texts.set(...insertBefore(read, 'README.md', '; inside an area', `, \`${area}\``));
    texts.set(
      ...insertBefore(
        read,
        'tests/catalogue/rules.json',
        '\n  }\n}',
        `,\n    "way-${area}": { "says": "What ${area} shows is found" }`,
      ),
    );
  }

  const present = new Set([...texts.keys()].filter((path) => existsSync(join(root, path))));
  for (const [path, text] of texts) write(root, path, text);
  // What all areas say is typed in one file.
  const types = areaWords(root);
  const isTyped = readFileSync(join(root, typesFile), 'utf8') === types;
  if (!isTyped) write(root, typesFile, types);
  return {
    written: [...texts.keys()].filter((path) => !present.has(path)),
    changed: [...present, ...(isTyped ? [] : [typesFile])],
  };
}

/** Whether there are texts under this namespace. @param {string} root @param {string} namespace */
const hasWords = (root, namespace) =>
  existsSync(join(root, `src/language/zh/${namespace}.json`)) ||
  readFileSync(join(root, typesFile), 'utf8').includes(`    ${namespace}: typeof`);

/** @param {string} root @param {string} path @param {string} text */
function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {(path: string) => string} read
 * @param {string} path
 * @param {string} marker the end of a line
 * @param {string} line
 * @returns {[path: string, text: string]}
 */
function insertAfter(read, path, marker, line) {
  const text = read(path);
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`${path} has no "${marker}"`);
  const end = at + marker.length;
  return [path, `${text.slice(0, end)}\n${line}${text.slice(end)}`];
}

/**
 * @param {(path: string) => string} read
 * @param {string} path
 * @param {string} marker
 * @param {string} inserted
 * @returns {[path: string, text: string]}
 */
function insertBefore(read, path, marker, inserted) {
  const text = read(path);
  const at = text.lastIndexOf(marker);
  if (at < 0) throw new Error(`${path} has no "${marker}"`);
  return [path, text.slice(0, at) + inserted + text.slice(at)];
}
