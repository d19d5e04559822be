// @ts-check
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './findBrowser.mjs';

// node scripts/writeSound.mjs    writes two sounds of a second each, which the streams of the sandbox repeat: sandbox/streams/sounds.json

const root = resolve(import.meta.dirname, '..');
const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No Chromium on this machine: run node scripts/findBrowser.mjs');

const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();
// A page has an encoder only where its context is secure.
await page.route('https://sandbox.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('https://sandbox.test/');
const sounds = {
  header: headerOf(Buffer.from(await page.evaluate(record), 'base64')),
  // A quiet hum, and two beeps a second as the sign of a voice that describes.
  original: await page.evaluate(encode, { hertz: 110, beeps: 0 }),
  described: await page.evaluate(encode, { hertz: 440, beeps: 2 }),
};
await browser.close();
const text = `${JSON.stringify(sounds, null, 2)}\n`;
writeFileSync(join(root, 'sandbox/streams/sounds.json'), text);
console.log(`${sounds.original.length} and ${sounds.described.length} packets, ${text.length} characters`);

/** Runs in the page: a moment of sound as a fragmented MP4 in base64, for its header. */
async function record() {
  const context = new AudioContext({ sampleRate: 48_000 });
  const to = context.createMediaStreamDestination();
  const tone = context.createOscillator();
  tone.connect(to);
  tone.start();
  const recorder = new MediaRecorder(to.stream, { mimeType: 'audio/mp4;codecs=opus' });
  /** @type {Blob[]} */
  const parts = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  setTimeout(() => recorder.stop(), 500);
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Runs in the page: the packets of one second, each of 20 ms, in base64.
 * @param {{ hertz: number, beeps: number }} sound
 */
async function encode({ hertz, beeps }) {
  /** @type {string[]} */
  const packets = [];
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({ codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, bitrate: 8_000 });
  const samples = new Float32Array(48_000 * 2);
  for (let at = 0; at < 48_000; at += 1) {
    const seconds = at / 48_000;
    const isHeard = beeps === 0 || (seconds * beeps) % 1 < 0.4;
    for (let channel = 0; channel < 2; channel += 1)
      samples[channel * 48_000 + at] = isHeard ? 0.1 * Math.sin(2 * Math.PI * hertz * seconds) : 0;
  }
  encoder.encode(
    new AudioData({
      format: 'f32-planar',
      sampleRate: 48_000,
      numberOfFrames: 48_000,
      numberOfChannels: 2,
      timestamp: 0,
      data: samples,
    }),
  );
  await encoder.flush();
  return packets.slice(0, 50);
}

/** @param {Buffer} bytes of a fragmented MP4 */
function headerOf(bytes) {
  const end = bytes.indexOf('moof') - 4;
  return bytes.subarray(0, end).toString('base64');
}
