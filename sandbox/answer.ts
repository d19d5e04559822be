import { answerAuth } from './auth/answerAuth.ts';
import { answerStorage } from './cos/answerStorage.ts';
import { signStorageRequest } from './cos/signature.ts';
import { answerData, isAuthorised } from './dataApi/answerData.ts';
import { succeed } from './dataApi/envelope.ts';
import { createFaults } from './faults.ts';
import { json, withCors } from './http.ts';
import { answerPages } from './pages/answerPages.ts';
import { openRecords, type Records } from './records.ts';
import type { Change, Store } from './store/store.ts';
import { lateRows, storyRows } from './stories/stories.ts';

export interface SandboxSetup {
  readonly store: Store;
  /** Epoch ms. */
  readonly now: () => number;
  /** What the stories are relative to; its start where it is not said. */
  readonly seededAtMs?: number;
  /** The public origin, if it differs from the requests'. */
  readonly origin?: string;
  /** Called once the store has the changes. */
  readonly onSaved?: ((changes: readonly Change[]) => void) | undefined;
  /** Whether `/sandbox/gallery/` is served beside it. */
  readonly hasGallery?: boolean;
}

export interface Sandbox {
  /** Answers everything below `/v2/`, `/oauth/`, `/cos/` and `/sandbox`; anything else is 404. */
  answer(request: Request): Promise<Response>;
}

/** Replaces the data API, the auth host and the object storage. Web APIs only: runs in Node and in a worker. */
export function createSandbox(setup: SandboxSetup): Sandbox {
  const { store, now, origin, onSaved, hasGallery = false } = setup;
  const faults = createFaults();
  let opening: Promise<Records> | undefined;
  let startedAtMs = setup.seededAtMs ?? now();
  const open = () =>
    (opening ??= openRecords(storyRows(startedAtMs), store, { late: lateRows(startedAtMs), onSaved }));
  const reset = async () => {
    await store.clear();
    faults.clear();
    startedAtMs = now();
    opening = undefined;
  };

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;
    const baseUrl = origin ?? url.origin;
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const records = await open();
    if (path === '/sandbox' || path.startsWith('/sandbox/')) {
      return answerPages(request, { records, faults, reset, now, hasGallery });
    }
    return faults.around(request, async (passed) => {
      if (path.startsWith('/v2/') && !isAuthorised(passed)) return json({ message: 'forbidden' }, 403);
      if (path === '/v2/cos-auth') return authoriseStorage(url, now());
      if (path.startsWith('/v2/data/')) return answerData(passed, path.slice(9), records, now());
      if (path.startsWith('/oauth/')) return answerAuth(passed, { baseUrl, now });
      if (path.startsWith('/cos/')) return answerStorage(passed, { records, store, now });
      return json({ message: 'not found' }, 404);
    });
  }

  return {
    async answer(request) {
      const response = withCors(await route(request), request);
      // By the sandbox's own clock.
      response.headers.set('date', new Date(now()).toUTCString());
      return response;
    },
  };
}

/** `cos-auth`: the authorization for one storage request, as text. */
function authoriseStorage(url: URL, nowMs: number): Response {
  const method = url.searchParams.get('method') ?? 'get';
  const pathname = url.searchParams.get('pathname') ?? '/';
  return json(succeed([signStorageRequest({ method, pathname, nowMs })]));
}
