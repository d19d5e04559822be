import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBillOfMaterials } from '#scripts/writeBillOfMaterials.mjs';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

it('the bill of materials names what visitors run in its exact version, and nothing that only tests', () => {
  const { bomFormat, components } = readBillOfMaterials();
  const versions = Object.fromEntries(components.map(({ name, version }) => [name, version]));
  expect(bomFormat).toBe('CycloneDX');
  expect(versions).toMatchObject(dependencies);
  expect(Object.keys(versions).filter((name) => name in devDependencies)).toEqual([]);
});
