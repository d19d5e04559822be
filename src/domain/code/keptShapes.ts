import { type CodeShapes, type Modules, unpackModules } from './codeShapes.ts';

/** By the code's text, in localStorage as JSON. */
export type KeptShapes = Readonly<Record<string, CodeShapes>>;

/** The shapes that a text from the phone's storage has for a code; undefined where it cannot be read. */
export function shapesIn(
  text: string | null | undefined,
  code: string,
): { readonly modules: Modules; readonly bars: string } | undefined {
  try {
    const kept = (JSON.parse(text ?? 'null') as KeptShapes | null)?.[code];
    const modules = unpackModules(kept?.modules ?? '');
    return modules && { modules, bars: /^[01]*$/.test(kept?.bars ?? '') ? (kept?.bars ?? '') : '' };
  } catch {
    return undefined;
  }
}
