// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Vite's manifest: chunks by the source they start from, or by their own name where several sources share one.
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ htmlBytes: number, bootPathBytes: number, landingBytes: number, landings: Record<string, Record<string, string[]>>, linked: { bytes: number, under: string[], screens: string[] } }} Budget
 */

/** Bytes as a browser receives them from a well-configured server. */
export const brotliBytes = (/** @type {Buffer} */ body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

/** As many letters as `name` has, which look as random as those of a build. */
const steadyName = (/** @type {number} */ at, /** @type {string} */ name) =>
  BigInt(`0x${createHash('sha256').update(String(at)).digest('hex')}`)
    .toString(36)
    .slice(-name.length);

/**
 * A file of a build with other names for the files in it. Their names are random and change with any source, and a build of the
 * same size compresses to a hundred bytes more or less: a budget would be passed by chance.
 * @param {string} text
 * @param {ReadonlySet<string>} names the files of the build, without folders
 */
export function withSteadyNames(text, names) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return text.replace(/[\w-]+\.(?:js|css)\b/g, (name) => {
    if (!names.has(name)) return name;
    const steady =
      known.get(name) ?? name.replace(/[^-]+(?=\.)/, (letters) => steadyName(known.size, letters));
    known.set(name, steady);
    return steady;
  });
}

/**
 * The files a chunk needs before it runs: itself, its style sheets, and the same of all it imports statically.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen] keys already followed
 * @returns {string[]}
 */
export function filesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`The build has no chunk for ${key}. Was it renamed, or joined into another?`);
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen));
  return [...new Set([chunk.file, ...(chunk.css ?? []), ...imported])];
}

/**
 * Every file that must have arrived until the buttons of the landing page work.
 * @param {Manifest} manifest
 * @param {string[]} sources of the chunks that are loaded besides the entry
 */
export function landingFiles(manifest, sources) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return [...new Set([...entries, ...sources].flatMap((key) => filesOf(manifest, key)))];
}

/**
 * What an HTML page loads before it can show anything: blocking scripts and style sheets. Modules wait for the page.
 * @param {string} html
 * @returns {string[]} addresses as written
 */
export function blockingResources(html) {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const styles = html.match(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g) ?? [];
  const blocking = scripts.filter((tag) => !/\b(type="?module|async|defer|nomodule)\b/.test(tag));
  return [...blocking, ...styles].map((tag) => /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? '');
}

/**
 * What a public build must not hold, one sentence each.
 * @param {Record<string, string>} texts file texts by path in the build
 */
export function findUnwanted(texts) {
  return Object.entries(texts).flatMap(([file, text]) => {
    if (file.endsWith('.map')) return [`${file}: source maps are not for everybody`];
    if (!file.endsWith('.js')) return [];
    const evaluates = /(?<![\w$.])eval\(|\bnew Function\(/.test(text);
    return [
      ...(evaluates ? [`${file}: runs text as a program, which the content security policy forbids`] : []),
      ...(/[#@] sourceMappingURL=/.test(text) ? [`${file}: points to a source map`] : []),
      ...(text.includes('/sandbox/') ? [`${file}: knows the sandbox`] : []),
    ];
  });
}

/**
 * @param {string} folder the finished build
 * @param {Budget} budget
 * @returns {{ rows: { what: string, bytes: number, limit?: number }[], problems: string[] }}
 */
export function weigh(folder, budget) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  /** @type {Map<string, number>} most files belong to many chunks, and compressing is slow */
  const weighed = new Map();
  const names = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css].map((path) => basename(path))),
  );
  const bytesOf = (/** @type {string} */ file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const bytes = weighed.get(file) ?? brotliBytes(Buffer.from(withSteadyNames(text, names)));
    weighed.set(file, bytes);
    return bytes;
  };
  const sum = (/** @type {string[]} */ files) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);
  const { linked } = budget;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const htmlBytes = bytesOf('index.html');
  const landings = Object.entries(budget.landings).flatMap(([screen, languages]) =>
    Object.entries(languages).map(([language, sources]) => ({
      name: `/${screen}, ${language}`,
      files: landingFiles(manifest, sources),
    })),
  );
  const alreadyThere = new Set(landings.flatMap(({ files }) => files));
  const later = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const rows = [
    { what: 'index.html', bytes: htmlBytes, limit: budget.htmlBytes },
    ...['pass.html', 'shared.html', 'team.html', 'screen.html'].map((file) => ({
      what: file,
      bytes: bytesOf(file),
      limit: budget.htmlBytes,
    })),
    {
      what: 'until the first picture',
      bytes: htmlBytes + sum(blockingResources(html).map((address) => address.replace(/^\//, ''))),
      limit: budget.bootPathBytes,
    },
    ...landings.map(({ name, files }) => ({
      what: `until the buttons work (${name})`,
      bytes: htmlBytes + sum(files),
      limit: budget.landingBytes,
    })),
    ...linked.screens.map((screen) => ({
      what: `until a linked page works (${screen.split('/').pop()})`,
      bytes: bytesOf('shared.html') + sum(landingFiles(manifest, [...linked.under, screen])),
      limit: linked.bytes,
    })),
    ...later
      .map((key) => ({
        what: `  then ${key}`,
        bytes: sum(filesOf(manifest, key).filter((file) => !alreadyThere.has(file))),
      }))
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes),
  ];
  const texts = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|map)$/.test(entry.name))
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
  const overdrawn = rows.filter((row) => 'limit' in row && row.bytes > row.limit);
  return {
    rows,
    problems: [
      ...overdrawn.map(({ what, bytes }) => `${what.trim()}: ${bytes} bytes are too many`),
      ...findUnwanted(texts),
    ],
  };
}

function main() {
  const root = resolve(import.meta.dirname, '..');
  const budget = JSON.parse(readFileSync(join(root, 'scripts', 'byteBudget.json'), 'utf8'));
  const { rows, problems } = weigh(join(root, 'dist'), budget);
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`${'brotli'.padEnd(width)}   bytes    limit`);
  for (const { what, bytes, limit } of rows) {
    console.log(`${what.padEnd(width)} ${String(bytes).padStart(7)}  ${String(limit ?? '').padStart(7)}`);
  }
  for (const problem of problems) console.error(`\nOver budget or unwanted: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (problem) {
    console.error(/** @type {Error} */ (problem).message);
    process.exitCode = 1;
  }
}
