import { loadChunk } from '#chunks/loadChunk.ts';

/**
 * Word from the server that something has changed, over `/ws`. Known is only that the endpoint exists; the rest is assumed: after
 * connecting, who wants to know sends `{type:'follow', exhibitionId, topic}`, and hears `{type:'changed', exhibitionId, topic}`
 * whenever something of the topic was written. Nothing else in a message counts: what has changed is asked for as always.
 * `messages` are those to and from one visitor, who is named.
 */
export type LiveSubject =
  | { readonly exhibitionId: string; readonly topic: 'teams' }
  | { readonly exhibitionId: string; readonly topic: 'messages'; readonly visitorId: string };

export interface LiveListener {
  /** Something has changed, or may have while the line was down. */
  readonly onChanged: () => void;
  /** Whether the server is heard. */
  readonly onLine: (isOpen: boolean) => void;
}

export interface LiveSettings {
  /** Where the socket is: see `socketAddress`. */
  readonly address: string;
  /** Before the first, and before the last attempt to connect again. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  readonly answerMs: number;
  /** Says when the page is left and shown again: browsers do not keep a page that holds a socket open. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const socketPath = '/ws';
/** A server that says more than this in one message says something else. */
const longestMessage = 1_000;
/** Consecutive failures; returning to the page resets them. */
const mostAttempts = 12;

/** The socket of the data API. `apiBase` is '' where the API is on the page's own origin. */
export function socketAddress(apiBase: string, pageOrigin: string): string {
  return (apiBase || pageOrigin).replace(/^http/, 'ws') + socketPath;
}

/**
 * Listens until the answer is called. A server that does not answer, hangs up, or sends something unreadable is no error: who
 * listens looks automatically from time to time.
 * @throws the error of an engine without such sockets
 */
export async function followChanges(
  subject: LiveSubject,
  listener: LiveListener,
  { address, firstPauseMs, longestPauseMs, answerMs, page }: LiveSettings,
): Promise<() => void> {
  const { default: ReconnectingSocket } = await loadChunk(() => import('partysocket/ws'));
  const socket = new ReconnectingSocket(address, [], {
    minReconnectionDelay: firstPauseMs,
    maxReconnectionDelay: longestPauseMs,
    reconnectionDelayGrowFactor: 2,
    connectionTimeout: answerMs,
    maxRetries: mostAttempts,
    maxEnqueuedMessages: 0,
  });
  let hasBeenOpen = false;
  let isOver = false;
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'follow', ...subject }));
    listener.onLine(true);
    if (hasBeenOpen) listener.onChanged();
    hasBeenOpen = true;
  });
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    if (!isOver && saysChanged(data, subject)) listener.onChanged();
  });
  socket.addEventListener('close', () => {
    if (!isOver) listener.onLine(false);
  });
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    socket.close();
  };
  const comeBack = () => {
    if (isLeft) socket.reconnect();
    isLeft = false;
  };
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', comeBack);
  return () => {
    isOver = true;
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('pageshow', comeBack);
    listener.onLine(false);
    socket.close();
  };
}

function saysChanged(data: unknown, { exhibitionId, topic }: LiveSubject): boolean {
  if (typeof data !== 'string' || data.length > longestMessage) return false;
  try {
    const said: unknown = JSON.parse(data);
    if (typeof said !== 'object' || said === null) return false;
    const { type, ...about } = said as Readonly<Record<string, unknown>>;
    return type === 'changed' && about['topic'] === topic && about['exhibitionId'] === exhibitionId;
  } catch {
    return false;
  }
}
