// @ts-check
import { WebSocket } from 'ws';

/** @typedef {import('./checkServer.mjs').Finding} Finding */

const answerMs = 5_000;

/**
 * Whether a server takes connections at `/ws`, which `VITE_LIVE_UPDATES` needs. A server without them is no error: the app asks from
 * time to time.
 * @param {string} base the origin of the API
 * @param {number} [patienceMs]
 * @returns {Promise<Finding>}
 */
export async function checkSocket(base, patienceMs = answerMs) {
  const call = 'ws';
  const question = 'word of changes';
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, { handshakeTimeout: patienceMs });
  /** @type {Finding} */
  const found = await new Promise((resolve) => {
    socket.once('open', () =>
      resolve({ question, call, verdict: 'holds', how: 'VITE_LIVE_UPDATES may be on' }),
    );
    socket.once('error', ({ message }) =>
      resolve({ question, call, verdict: 'unknown', how: `${message}; VITE_LIVE_UPDATES stays off` }),
    );
  });
  socket.on('error', () => {});
  socket.terminate();
  return found;
}
