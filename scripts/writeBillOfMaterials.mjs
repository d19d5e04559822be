// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
/** Beside the policy, in the folder that is never served: versions help attackers first. */
const target = join(root, 'dist', '.deploy', 'billOfMaterials.json');

/** @typedef {{ 'bom-ref': string, name: string, version: string, group?: string }} Component */
/** @typedef {{ bomFormat: string, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Bill */

/**
 * What the lock file says that a build is made of, as CycloneDX (https://cyclonedx.org): packages with version, licence and hash,
 * without those that only develop or test.
 * @returns {Bill}
 * @throws Error where npm cannot read the lock file
 */
export function readBillOfMaterials() {
  const npm = process.env.npm_execpath;
  // Within `npm run` its own script is known; without it, Windows would need a shell to find npm.
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const text = execFileSync(command ?? 'npm', [...first, ...options], { cwd: root, encoding: 'utf8' });
  return keepWhatRuns(JSON.parse(text));
}

/** npm's `--omit=dev` cannot do it: it leaves out React, too, a peer of packages that only test. @param {Bill} bill @returns {Bill} */
function keepWhatRuns(bill) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const nameOf = new Map(
    bill.components.map((one) => [one['bom-ref'], [one.group, one.name].filter(Boolean).join('/')]),
  );
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const isOnlyDevelopment = (/** @type {string} */ ref) => (nameOf.get(ref) ?? '') in devDependencies;
  const kept = new Set([...nameOf].filter(([, name]) => name in dependencies).map(([ref]) => ref));
  // A set also walks through what is added on the way.
  for (const ref of kept)
    for (const needed of needs.get(ref) ?? []) if (!isOnlyDevelopment(needed)) kept.add(needed);
  return {
    ...bill,
    components: bill.components.filter((component) => kept.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const bill = readBillOfMaterials();
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`${bill.components.length} packages in dist/.deploy/billOfMaterials.json`);
}
