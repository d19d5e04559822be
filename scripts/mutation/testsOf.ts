/** A cart is filled and ordered in one file. */
const walkedWith: Readonly<Record<string, string>> = { cart: 'order' };

/**
 * The tests of a source, or of a pattern of sources: the file at its path. A step of a noun is walked through with others of its noun, and what it
 * asks the server for is held for all queries together.
 */
export function testsOf(source: string): readonly string[] {
  const noun = /^src\/entities\/([^/]+)\/[^/]+$/.exec(source)?.[1];
  return noun === undefined
    ? [source.replace(/^src\/(.*)\.ts$/, 'tests/$1.test.ts')]
    : [`tests/entities/${walkedWith[noun] ?? noun}/*.test.ts`, 'tests/data/queries/ownRows.test.ts'];
}
