// @ts-check
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

export const listExhibition = 'open00000000000000000001';
export const rowCount = 10_000;

/** A module of the sources, as it is. @template T @param {string} file @returns {Promise<T>} */
export async function loadSource(file) {
  const { NODE_ENV: before } = process.env;
  const { module } = await runnerImport(join(root, file), { configFile: false, root });
  // Vite writes `development` into it, and a build that follows would be one of the development React.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return /** @type {T} */ (module);
}

/**
 * Gives one exhibition 10,000 exhibitors, in a sandbox that starts later and that no one else uses.
 * @param {string} folder its SANDBOX_DIR
 */
export async function fillList(folder) {
  /** @type {typeof import('../sandbox/seed/exhibitors.ts')} */
  const { exhibitorSeeds } = await loadSource('sandbox/seed/exhibitors.ts');
  /** @type {typeof import('../sandbox/stories/world.ts')} */
  const { jianghaiTenantId: tenantId } = await loadSource('sandbox/stories/world.ts');
  const collection = 'ExhibitorExhibitionInfo';
  const wanted = { exhibitionId: listExhibition, tenantId, nowMs: Date.now(), count: rowCount, seed: 12 };
  await addRows(folder, collection, exhibitorSeeds(wanted)[collection]?.() ?? []);
}

/** @param {string} folder its SANDBOX_DIR @param {string} collection @param {readonly import('../sandbox/store/store.ts').Row[]} rows */
export async function addRows(folder, collection, rows) {
  /** @type {typeof import('../sandbox/store/logOnDisk.ts')} */
  const { createLogOnDisk } = await loadSource('sandbox/store/logOnDisk.ts');
  await createLogOnDisk(folder).append(
    rows.map((row) => ({ collection, recordId: String(row['RecordId']), row })),
  );
}
