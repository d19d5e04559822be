// @ts-check
import { parseSync } from 'oxc-parser';
import { importedFile } from '../importedFile.mjs';

/** What each file imports, both as paths from the project root: 'src/domain/person/contact.ts'. @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph */

/** The routes of an area, which load its screens; through the routes every test that opens the app would reach every screen. */
const areaRoutes = /^src\/features\/([^/]+)\/(?:entryRoutes|routes)\.ts$/;
const areaTest = /^tests\/features\/([^/]+)\//;

/**
 * What is imported for its values; what is imported for its types is held by the compiler. Of an area's routes, what they load later is left
 * out: a test reaches a screen through the router where it lies in the folder of the screen's area.
 * @param {Readonly<Record<string, string>>} sources text by path
 * @returns {ImportGraph}
 */
export function importGraph(sources) {
  const routes = Object.keys(sources).filter((path) => areaRoutes.test(path));
  return new Map(
    Object.entries(sources).map(([path, source]) => {
      const { now, later } = importsOf(path, source);
      if (areaRoutes.test(path)) return [path, now];
      const area = areaTest.exec(path)?.[1];
      const ofArea = routes.filter((route) => areaRoutes.exec(route)?.[1] === area);
      const screens = ofArea.flatMap((route) => importsOf(route, sources[route] ?? '').later);
      return [path, [...now, ...later, ...ofArea, ...screens]];
    }),
  );
}

/** @param {string} path @param {string} source */
function importsOf(path, source) {
  /** @type {string[]} */
  const now = [];
  /** @type {string[]} */
  const later = [];
  const note = (/** @type {string[]} */ into, /** @type {unknown} */ specifier) => {
    const file = typeof specifier === 'string' ? importedFile(path, specifier) : undefined;
    if (file !== undefined) into.push(file);
  };
  // The lists of imports alone: to build the syntax tree in JavaScript would take most of the time.
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  for (const { moduleRequest, entries } of staticImports)
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) note(now, moduleRequest.value);
  for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries))
    if (!isType) note(now, moduleRequest?.value);
  for (const { moduleRequest } of dynamicImports)
    note(later, /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1]);
  return { now, later };
}

/**
 * @param {ImportGraph} graph
 * @param {readonly string[]} files
 * @returns {Set<string>} these files, and all that import one of them, directly or not
 */
export function importersOf(graph, files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const reached = new Set(files);
  const waiting = [...files];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const importer of importers.get(next) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer);
        waiting.push(importer);
      }
  return reached;
}
