import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Options = NonNullable<ConstructorParameters<typeof BarcodeDetector>[0]>;

/** Its WASM file is served by us; by default the library fetches it from a CDN. */
export async function createReader(formats: readonly string[]): Promise<BarcodeDetector> {
  const builtIn: object = Object;
  // Required by the library; engines that lack it may still run the rest.
  if (!('hasOwn' in builtIn))
    Object.defineProperty(builtIn, 'hasOwn', {
      value: (holder: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(holder, key),
    });
  await prepareZXingModule({
    // Errors reject the promise; do not log them too.
    overrides: { locateFile: () => wasmUrl, printErr: () => {} },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: Array.from(formats) } as Options);
}
