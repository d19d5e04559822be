import { posix } from 'node:path';
import { importedFile } from '#scripts/importedFile.mjs';
import { type Sources, walk } from './sources.ts';

const row = ['ui', 'api', 'host', 'device', 'tenants', 'language'];
/** What every layer of the row stands on. */
const base = ['chunks', 'domain', 'rules'];

/** Which layers a layer may import from, besides itself. Everything not listed is refused. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  main: ['env', 'boot', 'app', 'features', 'entities', 'flows', ...row, ...base],
  app: ['boot', 'features', 'entities', 'flows', ...row, ...base],
  features: ['boot', 'entities', 'flows', ...row, ...base],
  entities: ['boot', 'flows', ...row, ...base],
  flows: ['boot', ...row, ...base],
  ui: ['language', ...base],
  api: base,
  host: base,
  device: base,
  tenants: base,
  language: base,
  chunks: ['domain'],
  boot: ['domain', 'rules'],
  env: ['domain'],
  offline: ['domain'],
  sandbox: ['domain', 'rules'],
  // Shows the parts of the interface; served beside the sandbox, and imported by nothing.
  gallery: ['sandbox', 'ui', 'language', ...base],
  rules: ['domain'],
  domain: [],
};

/** Layers that stand on the language alone. */
const withoutPackages = new Set(['domain', 'rules', 'chunks', 'boot', 'env', 'offline']);
/** What boot shares with React: the plain trees that both of them draw. */
const sharedOfBoot = ['src/boot/landingTree.ts', 'src/boot/shared/sharedTree.ts'];
const vagueName = /^(index|utils?|helpers?|common|misc|types|constants)\.(ts|tsx|mjs)$/;
const areaRoutes = /^src\/features\/[^/]+\/(entryRoutes|routes)\.ts$/;

const mostFiles = 15;

/** Folders with more files than one can take in, one sentence each. Style sheets and texts do not count. */
export function checkFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > mostFiles)
    .map(([folder, size]) => `${folder}: ${size} files; at most ${mostFiles}, in folders by noun`);
}

/** All breaches of the layers in these files, one sentence each. */
export function checkLayers(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const name = posix.basename(path);
    const naming = vagueName.test(name)
      ? [`${path}: "${name}" names nothing; name the file after its export`]
      : [];
    const imports = importsOf(path, source).map((specifier) => checkImport(path, specifier));
    return [...naming, ...imports.filter((breach) => breach !== undefined)];
  });
}

function checkImport(path: string, specifier: string): string | undefined {
  const layer = layerOf(path);
  const says = (why: string) => `${path} -> ${specifier}: ${why}`;
  const target = importedFile(path, specifier);
  if (target === undefined) {
    if (specifier.startsWith('/')) return says('a path from the root; write it with #');
    if (withoutPackages.has(layer)) return says(`${layer} needs no package`);
    if (specifier.startsWith('antd-mobile') && layer !== 'ui') return says('only ui wraps antd-mobile');
    if (innerLayerOf(path) === 'rules') return says('rules need no package');
    return undefined;
  }
  if (!/\.[a-z]+(\?[a-z]+)?$/.test(specifier)) return says('the extension is missing');
  if (specifier.startsWith('../../') && target.includes('/'))
    return says('more than one folder up; write it with #');
  const targetLayer = layerOf(target);
  if (targetLayer === '' || layer === '') return layer === '' ? undefined : says('outside the layers');
  const innerBreach = checkInner(path, target, says);
  if (innerBreach !== undefined) return innerBreach;
  if (targetLayer === layer) return layer === 'features' ? checkArea(path, target, says) : undefined;
  if (!allowed[layer]?.includes(targetLayer)) return says(`${layer} may not import from ${targetLayer}`);
  if (targetLayer === 'boot' && layer !== 'main' && !sharedOfBoot.includes(target))
    return says(`only ${sharedOfBoot.join(' and ')} are shared`);
  if (targetLayer === 'features' && !areaRoutes.test(target))
    return says('a screen is entered by the routes of its area');
  return undefined;
}

function checkArea(path: string, target: string, says: (why: string) => string): string | undefined {
  return areaOf(path) === areaOf(target) ? undefined : says('an area never imports another area');
}

const areaOf = (path: string) => path.split('/')[2];

/** `rules` and `api` inside an area, and what they may import; everything else there is a screen's. */
const inner: Readonly<Record<string, { readonly layers: readonly string[]; readonly own: RegExp }>> = {
  rules: { layers: ['domain', 'rules'], own: /^src\/features\/[^/]+\/rules\// },
  api: { layers: ['api', ...base], own: /^src\/features\/[^/]+\/(rules|api)\// },
};

const innerLayerOf = (path: string) => /^src\/features\/[^/]+\/(rules|api)\//.exec(path)?.[1];

function checkInner(path: string, target: string, says: (why: string) => string): string | undefined {
  const name = innerLayerOf(path);
  const rule = name === undefined ? undefined : inner[name];
  if (rule === undefined) return undefined;
  const isAllowed =
    layerOf(target) === 'features' ? rule.own.test(target) : rule.layers.includes(layerOf(target));
  return isAllowed ? undefined : says(`${name} of an area may not import this`);
}

/** 'domain' for src/domain/person/contact.ts, 'main' for src/main.tsx, '' for what belongs to no layer. */
function layerOf(path: string): string {
  if (path.startsWith('sandbox/gallery/')) return 'gallery';
  const [top = '', second = ''] = path.split('/');
  const layer = top === 'src' ? (levelOfFolder(path) ?? second.replace(/\.tsx?$/, '')) : top;
  return layer in allowed ? layer : '';
}

/**
 * Folders whose level is not that of their own name. Of a noun, and of what sends, the rules, the calls and what the phone keeps are on the level of
 * the domain, the API and the device.
 */
const levels: readonly (readonly [RegExp, string])[] = [
  [/^src\/(entities\/[^/]+|sending)\/rules\//, 'rules'],
  [/^src\/entities\/[^/]+\/api\//, 'api'],
  [/^src\/(entities\/[^/]+|sending)\/kept\//, 'device'],
  [/^src\/data\/(client|collections)\//, 'api'],
  [/^src\/(data\/queries|sending|session)\//, 'flows'],
];

const levelOfFolder = (path: string): string | undefined => levels.find(([folder]) => folder.test(path))?.[1];

/** Every specifier a file imports or passes on, in any form: static, type-only, dynamic unless not asked for, `import('x').T`. */
export function importsOf(path: string, source: string, { lazy = true } = {}): string[] {
  const specifiers: string[] = [];
  const note = (node: { value?: unknown } | null) => {
    if (typeof node?.value === 'string') specifiers.push(node.value);
  };
  walk(path, source, {
    ImportDeclaration: (node) => note(node.source),
    ExportNamedDeclaration: (node) => note(node.source),
    ExportAllDeclaration: (node) => note(node.source),
    ImportExpression: (node) => void (lazy && note(node.source as { value?: unknown })),
    TSImportType: (node) => note(node.source),
  });
  return specifiers;
}
