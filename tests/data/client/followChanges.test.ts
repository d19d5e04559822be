import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLiveSockets } from '#sandbox/adapters/liveSockets.ts';
import { startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { followChanges, socketAddress } from '#data/client/followChanges.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'manyteams000000000000001';
const subject = { exhibitionId, topic: 'teams' } as const;
const changed = { type: 'changed', topic: 'teams', exhibitionId };

/** What has to be ended after a test, the last first. */
const endings: (() => unknown)[] = [];
beforeEach(() => {
  // Node has had one of its own since 22 only.
  vi.stubGlobal('WebSocket', WebSocket);
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Listens, and counts. */
async function follow(address: string, of: Parameters<typeof followChanges>[0] = subject) {
  const page = new EventTarget();
  const heard = { changes: 0, line: [] as boolean[] };
  const stop = await followChanges(
    of,
    { onChanged: () => void (heard.changes += 1), onLine: (isOpen) => void heard.line.push(isOpen) },
    { address, firstPauseMs: 20, longestPauseMs: 50, answerMs: 300, page },
  );
  endings.push(stop);
  return { heard, page, stop };
}

/** A server at `/ws` that a test speaks for. */
async function startSocketServer(onServer: (server: Server) => void = () => {}) {
  const http = createServer((_, response) => response.writeHead(404).end());
  const server = new WebSocketServer({ noServer: true });
  const said: unknown[] = [];
  const sockets: WebSocket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => said.push(JSON.parse((data as Buffer).toString())));
  });
  http.on('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request)),
  );
  onServer(http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  endings.push(() => {
    for (const socket of server.clients) socket.terminate();
    http.closeAllConnections();
    return new Promise((done) => http.close(done));
  });
  const address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/ws`;
  const send = (message: unknown) =>
    sockets[sockets.length - 1]?.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { address, said, sockets, send };
}

describe('the address of the socket', { tags: ['call-live-updates'] }, () => {
  it.each([
    ['', 'https://visitor.example.com', 'wss://visitor.example.com/ws'],
    ['', 'http://localhost:5173', 'ws://localhost:5173/ws'],
    ['https://api.example.com', 'https://visitor.example.com', 'wss://api.example.com/ws'],
  ])('of an API at "%s", seen from %s, is %s', (apiBase, origin, address) => {
    expect(socketAddress(apiBase, origin)).toBe(address);
  });
});

describe('the sandbox', { tags: ['call-live-updates'] }, () => {
  async function startSandbox() {
    const live = createLiveSockets();
    const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now, onSaved: live.tell });
    const server = await startNodeServer(sandbox, 0, live);
    endings.push(() => server.close());
    const rename = (Name: string) =>
      fetch(`${server.origin}/v2/data/update/Team`, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-credential' },
        body: JSON.stringify({ params: { recordId: 'manyteam0000000000000001', setValue: { Name } } }),
      });
    const write = (collection: string, row: object | null) =>
      live.tell([{ collection, recordId: 'some00000000000000000001', row: row && { ...row } }]);
    return { rename, write, address: socketAddress(server.origin, '') };
  }

  it('says that the teams of an exhibition have changed, for what is written about them there and nothing else', async () => {
    const { rename, write, address } = await startSandbox();
    const { heard } = await follow(address);
    // It may be told what to follow a moment after it was reached.
    await eventually(async () => {
      await rename('快步队');
      await vi.waitFor(() => expect(heard.changes).toBeGreaterThan(0), { timeout: 100 });
    });
    const before = heard.changes;
    write('SignInRecord', { ExhibitionId: 'other0000000000000000001' });
    write('News', { ExhibitionId: exhibitionId });
    // Words keep their order: what the first two would have said has come when these have.
    for (const collection of ['Team', 'TeamMember', 'SignInRecord'])
      write(collection, { ExhibitionId: exhibitionId });
    write('TeamMember', null);
    await eventually(() => expect(heard.changes).toBeGreaterThanOrEqual(before + 4));
    expect(heard.changes).toBe(before + 4);
  });

  it('says of messages that there are some to those who have sent or are sent them, once they can be read', async () => {
    const { write, address } = await startSandbox();
    const messages = { exhibitionId, topic: 'messages', visitorId: 'visitor00000000000000xyz' } as const;
    const { heard } = await follow(address, messages);
    const mine = { ExhibitionId: exhibitionId, VisitorReceiver: messages.visitorId };
    await eventually(async () => {
      write('MessageInfo', mine);
      await vi.waitFor(() => expect(heard.changes).toBeGreaterThan(0), { timeout: 100 });
    });
    const before = heard.changes;
    write('MessageInfo', { ...mine, VisitorReceiver: 'visitor00000000000000abc' });
    write('MessageInfo', { ...mine, ExhibitionId: 'other0000000000000000001' });
    write('Team', mine);
    write('MessageInfo', { ...mine, CreatedAtMesc: Date.now() + 300 });
    write('MessageInfo', { ExhibitionId: exhibitionId, VisitorSender: messages.visitorId });
    write('MessageInfo', { ExhibitionId: exhibitionId, ToAllVisitor: true });
    await eventually(() => expect(heard.changes).toBeGreaterThanOrEqual(before + 2));
    expect(heard.changes).toBe(before + 2);
    await eventually(() => expect(heard.changes).toBe(before + 3));
  });
});

describe('a server at /ws', () => {
  it('is told once what is to be followed, and is believed only that something has changed', {
    tags: ['call-live-updates', 'N37'],
  }, async () => {
    const server = await startSocketServer();
    const { heard } = await follow(server.address);
    await eventually(() => expect(server.said).toEqual([{ type: 'follow', ...subject }]));
    const nonsense = [
      'hello',
      '',
      'null',
      '[]',
      '7',
      '{"type":',
      { type: 'changed' },
      { ...changed, exhibitionId: 'other0000000000000000001' },
      { ...changed, topic: 'orders' },
      { ...changed, type: 'deleted' },
      { ...changed, teams: 'x'.repeat(2_000) },
      { type: 'follow', ...subject },
    ];
    nonsense.forEach(server.send);
    server.sockets[0]?.send(Buffer.from(JSON.stringify(changed)));
    server.send(changed);
    server.send({ ...changed, rows: [{ Name: 'who would believe this' }] });
    await eventually(() => expect(heard.changes).toBe(2));
  });

  it('that hangs up is called again, told again, and may have changed since', {
    tags: ['N37'],
  }, async () => {
    const server = await startSocketServer();
    const { heard } = await follow(server.address);
    await eventually(() => expect(server.said).toHaveLength(1));
    server.sockets[0]?.terminate();
    await eventually(() => expect(server.said).toHaveLength(2));
    await eventually(() => expect([heard.changes, heard.line]).toEqual([1, [true, false, true]]));
  });

  it('is left while the page is, which a browser would not keep otherwise, and called again after it', async () => {
    const server = await startSocketServer();
    const { heard, page } = await follow(server.address);
    await eventually(() => expect(server.said).toHaveLength(1));
    page.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(server.sockets[0]?.readyState).toBe(WebSocket.CLOSED));
    await new Promise((done) => setTimeout(done, 200));
    expect(server.sockets).toHaveLength(1);
    page.dispatchEvent(new Event('pageshow'));
    await eventually(() => expect(server.said).toHaveLength(2));
    await eventually(() => expect([heard.changes, heard.line]).toEqual([1, [true, false, true]]));
  });

  it('is left alone for good by who has stopped', { tags: ['N37'] }, async () => {
    const server = await startSocketServer();
    const { heard, stop } = await follow(server.address);
    await eventually(() => expect(server.sockets).toHaveLength(1));
    await eventually(() => expect(heard.line).toEqual([true]));
    server.send(changed);
    await eventually(() => expect(heard.changes).toBe(1));
    stop();
    await eventually(() => expect(server.sockets[0]?.readyState).toBe(WebSocket.CLOSED));
    await new Promise((done) => setTimeout(done, 200));
    expect([server.sockets.length, heard.changes, heard.line]).toEqual([1, 1, [true, false]]);
  });
});

it('a server that refuses the socket is called a few times and no message is shown', {
  tags: ['N37'],
}, async () => {
  let calls = 0;
  const server = await startSocketServer((http) => {
    http.removeAllListeners('upgrade');
    http.on('upgrade', (_, socket) => {
      calls += 1;
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
  });
  const { heard } = await follow(server.address);
  await eventually(() => expect(calls).toBe(13));
  await new Promise((done) => setTimeout(done, 200));
  expect([calls, heard.changes, heard.line.indexOf(true)]).toEqual([13, 0, -1]);
});
