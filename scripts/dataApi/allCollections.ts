import type { AnyDefinition } from '#data/collections/definition.ts';

export interface Described {
  readonly collection: AnyDefinition;
  /** The file to change, from the root of the project. */
  readonly file: string;
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/{api,entities,features}/**/*Collections.ts',
  { eager: true },
);

/** Every collection of every `…Collections.ts`, for the table in docs/data-api.md and for `npm run check:api`. */
export const allCollections: readonly Described[] = Object.entries(files).flatMap(([path, exported]) =>
  Object.values(exported)
    .flatMap((value) => (isDefinition(value) ? [value] : Object.values(value ?? {}).filter(isDefinition)))
    .map((collection) => ({ collection, file: path.replace('../../', '') })),
);

function isDefinition(exported: unknown): exported is AnyDefinition {
  return typeof exported === 'object' && exported !== null && 'fields' in exported && 'askedBy' in exported;
}
