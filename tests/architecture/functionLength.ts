import { lineAt, type Sources, walk } from './sources.ts';

export const longestFunction = 60;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Functions of more lines than a reader should have to hold, one sentence each. */
export function findLongFunctions(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const found: string[] = [];
    const look = ({ start, end }: Range) => {
      const lines = lineAt(source, end) - lineAt(source, start) + 1;
      if (lines > longestFunction) found.push(`${path}:${lineAt(source, start)}: ${lines} lines`);
    };
    walk(path, source, {
      FunctionDeclaration: look,
      FunctionExpression: look,
      ArrowFunctionExpression: look,
    });
    return found;
  });
}
