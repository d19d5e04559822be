import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Source text by path from the project root, with forward slashes: 'src/domain/person/contact.ts'. */
export type Sources = Readonly<Record<string, string>>;

const projectRoot = resolve(import.meta.dirname, '../..');

/** Every file of these folders whose name matches; a folder that does not exist has none. */
export function readSources(folders: readonly string[], name = /\.(ts|tsx|mjs)$/): Sources {
  const sources: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of entriesOf(join(projectRoot, folder))) {
      if (!entry.isFile() || !name.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      sources[file.slice(projectRoot.length + 1).replaceAll('\\', '/')] = readFileSync(file, 'utf8');
    }
  }
  return sources;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** What a walk over a file's syntax may listen to; see oxc-parser's Visitor. */
export type Listeners = ConstructorParameters<typeof Visitor>[0];

/** Walks the syntax of one file. Throws where the file cannot be parsed, so that no check passes by blindness. */
export function walk(path: string, source: string, listeners: Listeners): void {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  new Visitor(listeners).visit(program);
}

/** The line of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
