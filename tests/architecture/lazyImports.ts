import { lineAt, type Sources, walk } from './sources.ts';

/** Screens are loaded by `createScreenLoader`, which limits `load` of each. */
const areaRoutes = /^src\/features\/[^/]+\/(entryRoutes|routes)\.ts$/;

/** `loadChunk` itself, and what calls it. */
const loaders = new Set(['loadChunk', 'importWithRetry']);

interface Range {
  readonly start: number;
  readonly end: number;
}

const rangeOf = (node: object) => node as unknown as Range;

/**
 * All `import()` and `import.meta.glob` of these files without the limit of `loadChunk`, and what loads another file as it is evaluated:
 * the build joins files, and every page with such a one would load it. One sentence each.
 */
export function checkLazyImports(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const limited: Range[] = [];
    const lazy: Range[] = [];
    const functions: Range[] = [];
    const loads: Range[] = [];
    const noteFunction = (node: object) => void functions.push(rangeOf(node));
    let usesGlob = false;
    walk(path, source, {
      ArrowFunctionExpression: noteFunction,
      FunctionExpression: noteFunction,
      FunctionDeclaration: noteFunction,
      CallExpression(node) {
        const {
          callee,
          arguments: [first],
        } = node;
        if (callee.type !== 'Identifier' || !loaders.has(callee.name) || !first) return;
        limited.push(rangeOf(first));
        loads.push(rangeOf(node));
      },
      Property(node) {
        const isLoad = node.key.type === 'Identifier' && node.key.name === 'load';
        if (areaRoutes.test(path) && isLoad) limited.push(rangeOf(node.value));
      },
      ImportExpression: (node) => void lazy.push(rangeOf(node)),
    });
    if (/import\.meta\.glob/.test(source) && !/eager: true/.test(source)) usesGlob = true;
    const isIn = (ranges: readonly Range[], { start }: Range) =>
      ranges.some((range) => range.start <= start && start < range.end);
    const bare = lazy.filter((one) => !isIn(limited, one));
    const early = loads.filter((one) => !isIn(functions, one));
    return [
      ...early.map(({ start }) => `${path}:${lineAt(source, start)}: load it in a function`),
      ...bare.map(({ start }) => `${path}:${lineAt(source, start)}: load it by loadChunk`),
      ...(usesGlob && limited.length === 0 ? [`${path}: load what import.meta.glob finds by loadChunk`] : []),
    ];
  });
}
