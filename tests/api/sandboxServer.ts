import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { type RecordingServer, startRecordingServer } from './recordingServer.ts';

export interface SandboxServer extends RecordingServer {
  /** The rows that were stored in a collection since the start; the stories' own rows are not among them. */
  stored: (collection: string) => Promise<Record<string, unknown>[]>;
  /** Lets time pass for the sandbox. */
  pass: (ms: number) => void;
}

/** The sandbox behind a real server, with a fresh store and a separate clock. */
export async function startSandboxServer(): Promise<SandboxServer> {
  let nowMs = Date.now();
  const store = createMemoryStore();
  const sandbox = createSandbox({ store, now: () => nowMs });
  const server = await startRecordingServer(async (response, { path, headers, text }) => {
    const answer = await sandbox.answer(
      new Request(`http://sandbox.test${path}`, {
        method: 'POST',
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        body: text,
      }),
    );
    response.writeHead(answer.status).end(await answer.text());
  });
  return {
    ...server,
    stored: async (collection) =>
      (await store.load()).flatMap((change) =>
        change.collection === collection && change.row ? [{ ...change.row }] : [],
      ),
    pass: (ms) => {
      nowMs += ms;
    },
  };
}
