import { loadChunk } from '#chunks/loadChunk.ts';
/** Texts of the codes in the picture. Rejects if this engine cannot read any. */
export type ReadCodes = (picture: HTMLVideoElement | HTMLCanvasElement) => Promise<readonly string[]>;

interface Detector {
  detect(picture: HTMLVideoElement | HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<readonly string[]>;
}

const wanted = ['qr_code', 'code_128', 'code_39', 'ean_13', 'ean_8', 'data_matrix'];

/** The engine's reader, else the WASM one. @throws if neither works */
export async function loadReader(): Promise<ReadCodes> {
  const own = await findOwn();
  let reader = own ?? (await loadOurs());
  let isOwn = own !== undefined;
  return async (picture) => {
    try {
      return texts(await reader.detect(picture));
    } catch (cause) {
      // A phone may have the API and no service behind it.
      if (!isOwn) throw cause;
      isOwn = false;
      reader = await loadOurs();
      return texts(await reader.detect(picture));
    }
  };
}

const texts = (codes: readonly { readonly rawValue: string }[]) =>
  codes.map(({ rawValue }) => rawValue.trim()).filter((text) => text !== '');

async function findOwn(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { readonly BarcodeDetector?: DetectorClass };
  try {
    const known = (await BarcodeDetector?.getSupportedFormats?.()) ?? [];
    const formats = wanted.filter((format) => known.indexOf(format) >= 0);
    if (BarcodeDetector !== undefined && formats[0] === 'qr_code') return new BarcodeDetector({ formats });
  } catch {
    // Use ours.
  }
  return undefined;
}

async function loadOurs(): Promise<Detector> {
  const { createReader } = await loadChunk(() => import('./createReader.ts'));
  return createReader(wanted);
}
