import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Change } from '../store/store.ts';

/** A write to one of these collections is a change of the topic. */
const topics: Readonly<Record<string, readonly string[]>> = {
  teams: ['Team', 'TeamMember', 'SignInRecord'],
  messages: ['MessageInfo', 'EnquiryRecord'],
};
const longestMessageBytes = 1_000;

interface Wish {
  readonly exhibitionId: string;
  readonly topic: string;
  /** Whose messages; '' for other topics. */
  readonly visitorId: string;
}

interface Follower extends Wish {
  readonly socket: WebSocket;
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
      for (const follower of followers.values())
        for (const waitMs of waitsOf(changes.filter((change) => concerns(change, follower))))
          if (waitMs <= 0) say(follower);
          else setTimeout(() => say(follower), waitMs).unref();
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

function say({ socket, topic, exhibitionId }: Follower): void {
  if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ type: 'changed', topic, exhibitionId }));
}

/** Until the changes can be read, each wait once: the answer of an exhibitor is stored before it has arrived. */
function waitsOf(changes: readonly Change[]): Set<number> {
  const nowMs = Date.now();
  return new Set(changes.map(({ row }) => Math.max(0, Number(row?.['CreatedAtMesc'] ?? 0) - nowMs)));
}

/** The exhibition of a deleted row is unknown. */
function concerns({ collection, row }: Change, { exhibitionId, topic, visitorId }: Wish): boolean {
  if (topics[topic]?.includes(collection) !== true) return false;
  if (row === null) return true;
  if (row['ExhibitionId'] !== exhibitionId) return false;
  if (topic !== 'messages') return true;
  // The audience of a notice is not known here: each subscriber asks for it.
  const isNotice = ['ToAllVisitor', 'ToChannel', 'ToAllExhibitor'].some((name) => Boolean(row[name]));
  return isNotice || visitorId === row['VisitorSender'] || visitorId === row['VisitorReceiver'];
}

function readWish(text: string): Wish | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    const { type, exhibitionId, topic, visitorId = '' } = said as Readonly<Record<string, unknown>>;
    if (type !== 'follow' || typeof exhibitionId !== 'string' || typeof topic !== 'string') return undefined;
    return typeof visitorId === 'string' ? { exhibitionId, topic, visitorId } : undefined;
  } catch {
    return undefined;
  }
}
