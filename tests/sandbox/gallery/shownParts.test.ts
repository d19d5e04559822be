import { describe, expect, it } from 'vitest';
import { importedFile } from '#scripts/importedFile.mjs';
import { importsOf } from '#tests/architecture/layers.ts';
import { readSources } from '#tests/architecture/sources.ts';

/** One needs a camera, one is a whole form, whose questions are shown, and one a whole page with a first heading. */
// Whole pages, and what stands in the bar of one.
const notShown = [
  'src/ui/scan/ScanBox.tsx',
  'src/ui/fields/AnswerForm.tsx',
  'src/ui/states/StatePage.tsx',
  'src/ui/list/head/BarHeading.tsx',
  'src/ui/list/head/BarSearch.tsx',
];

/** Every file that these files load, at whatever distance. */
function reachedFrom(
  start: readonly string[],
  sources: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = sources[path];
    if (source === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const specifier of importsOf(path, source)) {
      const file = importedFile(path, specifier);
      if (file !== undefined) open.push(file);
    }
  }
  return reached;
}

describe('the gallery', () => {
  const sources = readSources(['src/ui', 'sandbox']);
  const isPart = (path: string) => /^src\/ui\/(.*\/)?[A-Z]\w*\.tsx$/.test(path);

  it('shows every part of src/ui', () => {
    const sections = Object.keys(sources).filter((path) => path.startsWith('sandbox/gallery/sections/'));
    const shown = reachedFrom(sections, sources);
    const missing = Object.keys(sources).filter((path) => isPart(path) && !shown.has(path));
    expect(missing.filter((path) => !notShown.includes(path))).toEqual([]);
    expect(missing).toEqual(expect.arrayContaining(notShown));
  });
});
