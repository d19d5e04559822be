import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Change } from '../store/store.ts';

/** A write to one of these collections is a change of the topic. */
const topics: Readonly<Record<string, readonly string[]>> = {
  teams: ['Team', 'TeamMember', 'SignInRecord'],
};
const longestMessageBytes = 1_000;

interface Follower {
  readonly socket: WebSocket;
  readonly exhibitionId: string;
  readonly topic: string;
}

/** The messages at `/ws` say that something was written, never what. */
export interface LiveSockets {
  /** Takes over connections to `/ws`; returns whether it did. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  readonly tell: (changes: readonly Change[]) => void;
  close(): void;
}

export function createLiveSockets(): LiveSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: longestMessageBytes });
  const followers = new Map<WebSocket, Follower>();
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const wish = readWish(Buffer.isBuffer(data) ? data.toString() : '');
      if (wish !== undefined) followers.set(socket, { socket, ...wish });
    });
    socket.on('close', () => followers.delete(socket));
    // The client disconnected while sending.
    socket.on('error', () => followers.delete(socket));
  });

  return {
    upgrade(request, socket, head) {
      if ((request.url ?? '').split('?')[0] !== '/ws') return false;
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
      return true;
    },
    tell(changes) {
      for (const { socket, exhibitionId, topic } of followers.values())
        if (changes.some((change) => concerns(change, exhibitionId, topic)))
          socket.send(JSON.stringify({ type: 'changed', topic, exhibitionId }));
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** The exhibition of a deleted row is unknown. */
function concerns({ collection, row }: Change, exhibitionId: string, topic: string): boolean {
  return (
    topics[topic]?.includes(collection) === true && (row === null || row['ExhibitionId'] === exhibitionId)
  );
}

function readWish(text: string): { readonly exhibitionId: string; readonly topic: string } | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    const { type, exhibitionId, topic } = said as Readonly<Record<string, unknown>>;
    if (type !== 'follow' || typeof exhibitionId !== 'string' || typeof topic !== 'string') return undefined;
    return { exhibitionId, topic };
  } catch {
    return undefined;
  }
}
