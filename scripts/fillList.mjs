// @ts-check
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

export const listExhibition = 'open00000000000000000001';
export const rowCount = 10_000;

/** @template T @param {string} file @returns {Promise<T>} */
async function load(file) {
  const { module } = await runnerImport(join(root, file), { configFile: false, root });
  return /** @type {T} */ (module);
}

/**
 * Gives one exhibition 10,000 exhibitors, in a sandbox that starts later and that no one else uses.
 * @param {string} folder its SANDBOX_DIR
 */
export async function fillList(folder) {
  /** @type {typeof import('../sandbox/seed/exhibitors.ts')} */
  const { exhibitorSeeds } = await load('sandbox/seed/exhibitors.ts');
  /** @type {typeof import('../sandbox/stories/world.ts')} */
  const { jianghaiTenantId: tenantId } = await load('sandbox/stories/world.ts');
  /** @type {typeof import('../sandbox/store/logOnDisk.ts')} */
  const { createLogOnDisk } = await load('sandbox/store/logOnDisk.ts');
  const collection = 'ExhibitorExhibitionInfo';
  const wanted = { exhibitionId: listExhibition, tenantId, nowMs: Date.now(), count: rowCount, seed: 12 };
  const rows = exhibitorSeeds(wanted)[collection]?.() ?? [];
  await createLogOnDisk(folder).append(
    rows.map((row) => ({ collection, recordId: String(row['RecordId']), row })),
  );
}
