// @ts-check
import { addRows, listExhibition, loadSource } from './fillList.mjs';

export const sessionCount = 1_500;

/** Of the story, from today. */
const days = /** @type {const} */ ([20, 22]);
const halls = 4;
const seed = 90;

/**
 * Gives one exhibition a programme of 1,500 sessions in three days, in a sandbox that starts later and that no one else uses.
 * @param {string} folder its SANDBOX_DIR
 */
export async function fillProgramme(folder) {
  /** @type {typeof import('../sandbox/seed/programme/programmeSeeds.ts')} */
  const { programmeSeeds } = await loadSource('sandbox/seed/programme/programmeSeeds.ts');
  /** @type {typeof import('../sandbox/stories/world.ts')} */
  const { jianghaiTenantId: tenantId } = await loadSource('sandbox/stories/world.ts');
  const place = { exhibitionId: listExhibition, tenantId, nowMs: Date.now(), days };
  const seeds = programmeSeeds(place, seed, { count: sessionCount, halls });
  await addRows(folder, 'Conference', seeds['Conference']?.() ?? []);
}
