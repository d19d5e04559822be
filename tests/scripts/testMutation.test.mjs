import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import stryker from '#scripts/mutation/stryker.json' with { type: 'json' };
import { testsOf } from '#scripts/mutation/testsOf.ts';

const root = resolve(import.meta.dirname, '../..');
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);

/** @param {string} pattern a path in which a star stands for a part of one name */
function filesOf(pattern) {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\/+?()[\]{}^$|]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('[^/]*')}$`);
  return files.filter((name) => shape.test(name));
}

describe('what is mutated', () => {
  // Stryker only warns about a path that is not there, and counts the rest.
  it.each(stryker.mutate.filter((source) => !source.startsWith('!')))('has %s, and tests of it', (source) => {
    expect(filesOf(source)).not.toEqual([]);
    for (const pattern of testsOf(source)) expect(filesOf(pattern)).not.toEqual([]);
  });

  it('is tested by the file at its path, and a flow by those that walk through it', () => {
    expect(testsOf('src/domain/person/contact.ts')).toEqual(['tests/domain/person/contact.test.ts']);
    expect(testsOf('src/entities/cart/sendCart.ts')).toContain('tests/entities/order/*.test.ts');
  });
});
