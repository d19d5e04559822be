import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Options = NonNullable<ConstructorParameters<typeof BarcodeDetector>[0]>;

/** A reader of our own. By itself it would fetch its program from somebody else's host. */
export async function createReader(formats: readonly string[]): Promise<BarcodeDetector> {
  const builtIn: object = Object;
  // It asks for this before anything else; engines that lack it may still run the rest.
  if (!('hasOwn' in builtIn))
    Object.defineProperty(builtIn, 'hasOwn', {
      value: (holder: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(holder, key),
    });
  await prepareZXingModule({
    // What goes wrong is told by the promise; it would write it on the console as well.
    overrides: { locateFile: () => wasmUrl, printErr: () => {} },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: Array.from(formats) } as Options);
}
