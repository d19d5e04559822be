// @ts-check
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './findBrowser.mjs';

// node scripts/writeStream.mjs    films a drawing and writes it in the parts of a stream: sandbox/streams/clip.json

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'sandbox/streams/clip.json');
const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No Chromium on this machine: run node scripts/findBrowser.mjs');

const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();
const text = await page.evaluate(film);
await browser.close();
const clip = partsOf(Buffer.from(text, 'base64'));
writeFileSync(file, `${JSON.stringify(clip, null, 2)}\n`);
console.log(`${clip.segments.length} segments, ${text.length} characters`);

/** Runs in the page: a ball that bounces for eight seconds, as a fragmented MP4 in base64. */
async function film() {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 180];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  // Each key frame begins a fragment. The types do not know the last of these yet.
  const settings = {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 60_000,
    videoKeyFrameIntervalDuration: 2_000,
  };
  const recorder = new MediaRecorder(canvas.captureStream(12), settings);
  /** @type {Blob[]} */
  const parts = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  const startMs = performance.now();
  const draw = () => {
    const seconds = (performance.now() - startMs) / 1000;
    pen.fillStyle = '#14243f';
    pen.fillRect(0, 0, 320, 180);
    pen.fillStyle = '#2b4a7f';
    pen.fillRect(0, 130, 320, 50);
    pen.fillStyle = '#f5c542';
    pen.beginPath();
    pen.arc(20 + ((seconds * 35) % 280), 110 - 60 * Math.abs(Math.sin((seconds * Math.PI) / 2)), 18, 0, 7);
    pen.fill();
    if (seconds < 8.5) requestAnimationFrame(draw);
    else recorder.stop();
  };
  recorder.start();
  draw();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * The header, and each fragment with its start in units of the clip's clock. The last one is cut off by the end of the film.
 * @param {Buffer} bytes
 */
function partsOf(bytes) {
  /** @type {{ type: string, start: number, end: number }[]} */
  const boxes = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      end: at + bytes.readUInt32BE(at),
    });
  const first = boxes.findIndex(({ type }) => type === 'moof');
  const header = bytes.subarray(0, boxes[first]?.start);
  const fragments = boxes
    .filter(({ type }) => type === 'moof')
    .map(({ start, end }) => bytes.subarray(start, boxes.find((box) => box.start === end)?.end));
  const starts = fragments.map((fragment) => Number(fragment.readBigUInt64BE(fragment.indexOf('tfdt') + 8)));
  return {
    // The version and the flags, then the times of creation and change, each of 4 or 8 bytes.
    timescale: header.readUInt32BE(
      header.indexOf('mdhd') + (header[header.indexOf('mdhd') + 4] === 1 ? 24 : 16),
    ),
    header: header.toString('base64'),
    starts,
    segments: fragments.slice(0, -1).map((fragment) => fragment.toString('base64')),
  };
}
