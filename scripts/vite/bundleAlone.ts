import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const rootFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * One self-contained classic script, in the syntax of the oldest engines: for what runs beside the app's own files.
 * @param source below the project's folder
 * @param given what the build knows, under the name by which the source speaks of it
 */
export async function bundleAlone(source: string, given: Readonly<Record<string, unknown>>): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    root: rootFolder,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: ['ios12', 'chrome64'],
      modulePreload: false,
      lib: { entry: rootFolder + source, formats: ['iife'], name: 'alone' },
    },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (first === undefined || !('output' in first)) throw new Error(`${source} was not built`);
  return first.output[0].code.trim();
}
