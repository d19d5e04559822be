// @ts-check
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Node 20 has no WebSocket of its own, and for two programs on one machine this much of the protocol is enough. */

/**
 * @param {string} address `ws://host:port/path`
 * @param {(text: string) => void} hear every whole message of the other side
 * @returns {Promise<{ send: (text: string) => void, close: () => void }>}
 */
export async function connectTo(address, hear) {
  const { hostname, port, pathname, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  let rest = Buffer.alloc(0);
  let isOpen = false;
  /** @type {Buffer[]} */
  let parts = [];
  const opened = new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.toString('latin1', 0, 12).endsWith('101')) return reject(new Error('No socket there'));
        rest = rest.subarray(end + 4);
        isOpen = true;
        resolve(undefined);
      }
      for (let frame = readFrame(rest); frame !== undefined; frame = readFrame(rest)) {
        rest = rest.subarray(frame.length);
        // A text, or the continuation of one; what keeps a line alive is not needed here.
        if (frame.opcode > 1) continue;
        parts.push(frame.payload);
        if (!frame.isLast) continue;
        hear(Buffer.concat(parts).toString('utf8'));
        parts = [];
      }
    });
  });
  await opened;
  return { send: (text) => void socket.write(writeFrame(text)), close: () => socket.destroy() };
}

/**
 * The first frame of what has arrived, or undefined while it is not complete. Servers do not mask.
 * @param {Buffer} bytes
 */
export function readFrame(bytes) {
  if (bytes.length < 2) return undefined;
  const first = bytes.readUInt8(0);
  const short = bytes.readUInt8(1) & 0x7f;
  const headerLength = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < headerLength) return undefined;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const length = headerLength + size;
  if (bytes.length < length) return undefined;
  return {
    isLast: first >= 0x80,
    opcode: first & 0x0f,
    payload: bytes.subarray(headerLength, length),
    length,
  };
}

/**
 * One masked text frame, as a client must send it.
 * @param {string} text
 */
export function writeFrame(text) {
  const payload = Buffer.from(text, 'utf8');
  const mask = randomBytes(4);
  const size = payload.length;
  const header = Buffer.alloc(size < 126 ? 2 : size < 65536 ? 4 : 10);
  header.writeUInt8(0x81, 0);
  header.writeUInt8(0x80 | (size < 126 ? size : size < 65536 ? 126 : 127), 1);
  if (size >= 65536) header.writeBigUInt64BE(BigInt(size), 2);
  else if (size >= 126) header.writeUInt16BE(size, 2);
  const masked = payload.map((byte, index) => byte ^ (mask[index & 3] ?? 0));
  return Buffer.concat([header, mask, masked]);
}
