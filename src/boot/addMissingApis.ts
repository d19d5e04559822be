/**
 * Polyfills for libraries on Chromium 67 and 68; our own code does not need them. Import before everything else; `npm
 * run check:old-engine` shows what is missing.
 */

function flat(this: readonly unknown[], depth = 1): unknown[] {
  return this.reduce<unknown[]>(
    (all, item) => all.concat(Array.isArray(item) && depth > 1 ? flat.call(item, depth - 1) : item),
    [],
  );
}

function flatMap(this: readonly unknown[], make: (...args: unknown[]) => unknown, self?: unknown): unknown[] {
  return flat.call(this.map((...args) => make.apply(self, args)));
}

export function addMissingApis(scope: object, lists: object): void {
  if (!('globalThis' in scope)) Reflect.set(scope, 'globalThis', scope);
  for (const [name, value] of Object.entries({ flat, flatMap }))
    if (!(name in lists)) Object.defineProperty(lists, name, { value, writable: true, configurable: true });
}

addMissingApis(window, Array.prototype);
