import { posix } from 'node:path';
import { scopedClassName } from '#scripts/vite/scopedClassName.ts';
import type { Sources } from './sources.ts';

/** Style sheets whose classes are global: what is painted before React, and the classes of the whole page. */
const globalSheets = new Set([
  'src/boot/page.css',
  'src/boot/landing.css',
  'src/ui/theme.css',
  'src/ui/laterTheme.css',
  'src/ui/hallColours.css',
  'src/ui/antdTheme.css',
]);

/** Style sheets whose class names could meet those of another one, one sentence each. */
export function checkStyleSheets(paths: readonly string[]): string[] {
  const owners = new Map<string, string>();
  return paths.flatMap((path) => {
    if (globalSheets.has(path)) return [];
    if (!path.endsWith('.module.css')) return [`${path}: its classes are global; name it .module.css`];
    const prefix = scopedClassName('', path).toLowerCase();
    const owner = owners.get(prefix);
    owners.set(prefix, path);
    return owner === undefined ? [] : [`${path}: ${posix.basename(owner)} has the same class names`];
  });
}

/** Classes named by `:global()` that no style sheet has, one sentence each. `adm-` is antd-mobile's. */
export function checkGlobalClasses(sheets: Sources): string[] {
  const defined = new Set(
    Object.entries(sheets).flatMap(([path, css]) =>
      [...css.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) =>
        globalSheets.has(path) ? name : scopedClassName(name, path),
      ),
    ),
  );
  return Object.entries(sheets).flatMap(([path, css]) =>
    [...css.matchAll(/:global\(\.([\w]+-[\w-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('adm-') && !defined.has(name) && !ofThePage.has(name))
      .map((name) => `${path}: no style sheet has .${name}`),
  );
}

/** Put on the document or on an element outside React. */
const ofThePage = new Set(['ticket-screen', 'white-screen', 'chat-screen', 'dialog-open', 'flag-probe']);
