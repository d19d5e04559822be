import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { firstSessions, programmePage } from './api/programmePage.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { refreshSession } from './schedule/refreshSession.ts';
import { rememberedList } from './schedule/rememberedList.ts';
import { services } from '#session/services.ts';
import { keepProgramme } from './keptProgramme.ts';
import { type Session, sessionOf } from './rules/session.ts';

const pageSize = 500;
/** More would mean a server that takes no notice of the page. */
const mostPages = 20;
/** For the frame that shows the first sessions, which another request would delay. */
const frameMs = 50;
const keepsAfterMs = 1_000;

/**
 * All sessions of an exhibition: their days are known only from all of them, and a visitor goes to and fro between the days. What
 * is read is kept, and the visitor's schedule is brought up to date with it.
 */
export const programmeQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['programme', exhibitionId] as const,
    queryFn: async (context): Promise<readonly Session[]> => {
      const client = await readingClient(context);
      const isKnown = context.client.getQueryData(context.queryKey) !== undefined;
      const isBegun =
        isKnown || context.client.getQueryData(beginningQuery(exhibitionId).queryKey) !== undefined;
      // Each once: the second page has the rows of the first too, and a list that grows while it is read moves rows to the next.
      const found = new Map<string, Session>();
      for (const page of isBegun ? pages.slice(1) : pages) {
        const { items, hasMore } = await programmePage(client, exhibitionId, page);
        const before = found.size;
        for (const row of items) if (!found.has(row.RecordId)) found.set(row.RecordId, sessionOf(row));
        if (!hasMore || found.size === before) break;
        if (isKnown) continue;
        showBeginning(context.client, exhibitionId, Array.from(found.values()));
        await new Promise((done) => setTimeout(done, frameMs));
      }
      const sessions = Array.from(found.values());
      const readAtMs = services().now();
      // Copying all of them takes some frames, which the first rows need.
      setTimeout(() => void keepProgramme(exhibitionId, { sessions, readAtMs }), keepsAfterMs);
      bringUpToDate(exhibitionId, found);
      return sessions;
    },
    staleTime: services().times.reaskEveryMs,
  });

const pages: readonly { readonly pageIndex: number; readonly pageSize: number }[] = [
  firstSessions,
  ...Array.from({ length: mostPages }, (_, at) => ({ pageIndex: at + 1, pageSize })),
];

/** The earliest sessions, while `programmeQuery` reads the others for the first time. It fills this, nothing else does. */
export const beginningQuery = (exhibitionId: string) =>
  queryOptions<readonly Session[]>({
    queryKey: ['programmeBeginning', exhibitionId] as const,
    queryFn: skipToken,
  });

function showBeginning(client: QueryClient, exhibitionId: string, sessions: readonly Session[]): void {
  // An attempt that starts over does not take away what an earlier one has shown.
  client.setQueryData(beginningQuery(exhibitionId).queryKey, (shown) =>
    shown === undefined || shown.length < sessions.length ? sessions : shown,
  );
}

/** Those of the visitor's schedule, which are few. */
function bringUpToDate(exhibitionId: string, found: ReadonlyMap<string, Session>): void {
  for (const { kind, id } of rememberedList(exhibitionId).list()) {
    const session = kind === 'conference' ? found.get(id) : undefined;
    if (session !== undefined) refreshSession(exhibitionId, session);
  }
}
