import { importedFile } from '#scripts/importedFile.mjs';
import { type Sources, walk } from './sources.ts';

/** A bar at the foot of the screen; `DetailScreen` has one only where its page says what the primary action is. */
const feet = new Set(['src/ui/page/PageFoot.tsx', 'src/ui/page/FormFoot.tsx']);
const detail = 'src/flows/content/DetailScreen.tsx';
const route = /path: (\w+)(?:\.pattern)?,\s+load: \(\) => import\('([^']+)'\)[^}]*?page: '(\w+)'/g;

function importsOf(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (specifier: unknown, kind?: string) => {
    const file = kind !== 'type' && typeof specifier === 'string' ? importedFile(path, specifier) : undefined;
    if (file !== undefined) found.push(file);
  };
  walk(path, source, {
    ImportDeclaration: (node) => add(node.source.value, node.importKind),
    ImportExpression: (node) => add('value' in node.source ? node.source.value : undefined),
  });
  return found;
}

/** The chain of files from a screen to a bar at its foot; undefined where it has none. */
export function chainToFoot(sources: Sources, screen: string): string | undefined {
  const seen = new Set([screen]);
  const waiting = [[screen]];
  for (let chain = waiting.shift(); chain !== undefined; chain = waiting.shift()) {
    const path = chain[chain.length - 1] ?? screen;
    const source = sources[path];
    if (source === undefined) continue;
    const imports = importsOf(path, source);
    const drawsFoot = path !== detail && imports.some((file) => feet.has(file));
    if (drawsFoot || /\bprimary: /.test(source)) return chain.join(' > ');
    for (const file of imports) {
      if (seen.has(file) || feet.has(file)) continue;
      seen.add(file);
      waiting.push([...chain, file]);
    }
  }
  return undefined;
}

/** Path, kind of page and screen file of every route that the sources describe. */
export function screensOf(sources: Sources) {
  return Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('/routes.ts')
      ? [...source.matchAll(route)].map(([, path = '', screen = '', page = '']) => ({
          path,
          page,
          screen: importedFile(file, screen) ?? '',
        }))
      : [],
  );
}
