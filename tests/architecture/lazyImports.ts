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

/** All `import()` and `import.meta.glob` of these files without the limit of `loadChunk`, one sentence each. */
export function checkLazyImports(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const limited: Range[] = [];
    const lazy: Range[] = [];
    let usesGlob = false;
    walk(path, source, {
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type === 'Identifier' && loaders.has(callee.name) && first) limited.push(rangeOf(first));
      },
      Property(node) {
        const isLoad = node.key.type === 'Identifier' && node.key.name === 'load';
        if (areaRoutes.test(path) && isLoad) limited.push(rangeOf(node.value));
      },
      ImportExpression: (node) => void lazy.push(rangeOf(node)),
    });
    if (/import\.meta\.glob/.test(source) && !/eager: true/.test(source)) usesGlob = true;
    const isLimited = ({ start }: Range) =>
      limited.some((range) => range.start <= start && start < range.end);
    const bare = lazy.filter((one) => !isLimited(one));
    return [
      ...bare.map(({ start }) => `${path}:${lineAt(source, start)}: load it by loadChunk`),
      ...(usesGlob && limited.length === 0 ? [`${path}: load what import.meta.glob finds by loadChunk`] : []),
    ];
  });
}
