import { qrBlock } from '../picture/pictureBlocks.ts';
import { loadReader } from './loadReader.ts';

const sidePx = 520;

/**
 * Draws a text as a QR code and reads it with the reader of the scan box.
 * @returns what it reads; undefined where it finds no code
 * @throws where this engine cannot draw, or has no reader and none could be loaded
 */
export async function readBack(text: string): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('this engine draws nothing');
  const code = qrBlock(pen, text, sidePx, () => 0);
  canvas.width = code.height;
  canvas.height = code.height;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  code.draw(0);
  // Some engines give white or noise out of what was drawn: that says nothing about the code.
  if (!code.isShown()) throw new Error('this engine hides what it has drawn');
  const read = await loadReader();
  const [found] = await read(canvas);
  return found;
}
