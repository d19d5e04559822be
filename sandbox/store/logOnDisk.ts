import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Change, latestChanges, type Store } from './store.ts';

/** The log is compacted at the start when it has grown to this many times its live entries. */
const compactionFactor = 4;

/**
 * An append-only log, `changes.jsonl`: one line per append, so that a crash leaves at most one torn last line, which
 * is removed at the next start. Bytes are in separate files.
 */
export function createLogOnDisk(directory: string): Store {
  const logFile = join(directory, 'changes.jsonl');
  const bytesFile = (key: string) => join(directory, 'bytes', createHash('sha256').update(key).digest('hex'));
  // Serialised: appends keep their order, and nothing is written to a log that is being cleared.
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    load: () => enqueue(() => loadLog(logFile)),
    append: (changes) =>
      enqueue(async () => {
        if (changes.length === 0) return;
        await mkdir(directory, { recursive: true });
        await appendFile(logFile, `${JSON.stringify(changes)}\n`);
      }),
    readBytes: (key) =>
      readFile(bytesFile(key)).then(
        (buffer) => new Uint8Array(buffer),
        () => undefined,
      ),
    writeBytes: async (key, bytes) => {
      await mkdir(dirname(bytesFile(key)), { recursive: true });
      await replaceFile(bytesFile(key), bytes);
    },
    removeBytes: (key) => rm(bytesFile(key), { force: true }),
    clear: () =>
      enqueue(async () => {
        await rm(logFile, { force: true });
        await rm(join(directory, 'bytes'), { recursive: true, force: true });
      }),
  };
}

async function loadLog(logFile: string): Promise<Change[]> {
  const text = await readFile(logFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete.length < text.length) await truncate(logFile, Buffer.byteLength(complete));
  const lines = complete.split('\n').filter((line) => line !== '');
  const changes = lines.flatMap((line) => readLine(line));
  const latest = latestChanges(changes);
  if (changes.length > 200 && changes.length > latest.length * compactionFactor) {
    await replaceFile(logFile, latest.map((change) => `${JSON.stringify([change])}\n`).join(''));
  }
  return latest;
}

/** Unreadable lines are skipped, so that the sandbox still starts. */
function readLine(line: string): Change[] {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return [];
  }
}

/** Atomic: written to a temporary file, flushed, then renamed. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  const handle = await open(draft, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
