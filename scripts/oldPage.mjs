// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connectTo } from './webSocket.mjs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One page of a Chromium that current test runners no longer speak to, over their debugging
 * socket and without a library.
 * @typedef {{ send(method: string, params?: object): Promise<any>, evaluate(expression: string): Promise<any>,
 *   waitFor(what: string, expression: string, timeoutMs?: number): Promise<void>, exceptions: string[], version: string,
 *   close(): Promise<void> }} OldPage
 */

/**
 * @param {string} binary
 * @param {{ width: number, height: number }} size in CSS pixels
 * @returns {Promise<OldPage>}
 */
export async function openOldPage(binary, { width, height }) {
  const folder = mkdtempSync(join(tmpdir(), 'old-engine-'));
  const chrome = spawn(
    binary,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      `--window-size=${width},${height}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let noise = '';
  /** @type {Promise<string>} */
  const listening = new Promise((resolve, reject) => {
    chrome.once('error', reject);
    chrome.once('exit', (code) => reject(new Error(`The browser ended (${code}):\n${noise}`)));
    chrome.stderr.on('data', (chunk) => {
      noise = (noise + chunk).slice(-4000);
      const [, address] = /listening on (ws:\/\/\S+)/.exec(noise) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const socket = await connectTo(await listening, (text) => browser.hear(text));
  const browser = createSpeaker((text) => socket.send(text));
  const { product } = await browser.send('Browser.getVersion');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId });
  // The oldest engines know no flat sessions: a message to the page travels inside a message.
  const page = createSpeaker((message) => browser.send('Target.sendMessageToTarget', { sessionId, message }));
  browser.on('Target.receivedMessageFromTarget', ({ message }) => page.hear(message));
  /** @type {string[]} */
  const exceptions = [];
  page.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    exceptions.push(exception?.description ?? text),
  );
  page.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error')
      exceptions.push(args.map((/** @type {any} */ arg) => arg.description ?? arg.value).join(' '));
  });
  await page.send('Runtime.enable');
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 2,
    mobile: true,
  });

  const evaluate = async (/** @type {string} */ expression) => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    send: (method, params) => page.send(method, params),
    evaluate,
    exceptions,
    version: product,
    async waitFor(what, expression, timeoutMs = 20_000) {
      for (const endMs = Date.now() + timeoutMs; Date.now() < endMs; await sleep(100))
        // A navigation in between throws the question away; it is asked again.
        if (await evaluate(`Boolean(${expression})`).catch(() => false)) return;
      const seen = await evaluate('location.href + "\\n" + document.body.innerText').catch(String);
      throw new Error(`Waited for ${what}, saw\n${seen}\n${exceptions.join('\n')}`);
    },
    async close() {
      socket.close();
      const gone = new Promise((done) => chrome.once('exit', done));
      chrome.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Numbers what is sent and finds the question of each answer.
 * @param {(text: string) => unknown} write
 */
function createSpeaker(write) {
  /** @type {Map<number, { resolve: (result: any) => void, reject: (problem: Error) => void }>} */
  const open = new Map();
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map();
  let last = 0;
  return {
    /** @type {(method: string, params?: object) => Promise<any>} */
    send(method, params = {}) {
      const id = ++last;
      const answer = new Promise((resolve, reject) => open.set(id, { resolve, reject }));
      write(JSON.stringify({ id, method, params }));
      return answer;
    },
    /** @param {string} text */
    hear(text) {
      const { id, method, params, result, error } = JSON.parse(text);
      if (id === undefined) return listeners.get(method)?.(params);
      const asked = open.get(id);
      open.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    },
    /** @param {string} method @param {(params: any) => void} listener */
    on: (method, listener) => void listeners.set(method, listener),
  };
}
