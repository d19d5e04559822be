import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What the one QR code in a drawn picture says, to a reader that knows nothing of how it was drawn. */
export async function textOfQr(picture: Locator): Promise<string> {
  const src = (await picture.getAttribute('src')) ?? '';
  return textIn(Buffer.from(src.replace(/^data:[^,]*,/, ''), 'base64'));
}

/** The same of a code as it stands on the screen. */
export const textOfShownQr = async (code: Locator): Promise<string> => textIn(await code.screenshot());

async function textIn(bytes: Uint8Array): Promise<string> {
  const { buffer } = await readFile(program);
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  const codes = await readBarcodes(new Uint8Array(bytes), { formats: ['QRCode'] });
  if (codes.length !== 1) throw new Error(`One QR code was expected, here are ${codes.length}`);
  return codes[0]?.text ?? '';
}
