// @ts-check
import { summarise } from '../summarise.mjs';

const loops = 9;
const rowsPerLoop = 40_000;

/**
 * What a fixed piece of work takes: rows are written, read and sorted. Machines that are shared can be half as fast an hour later.
 * @returns {number} the median in ms
 */
export function timeMachine() {
  const times = Array.from({ length: loops }, () => {
    const startMs = performance.now();
    const rows = Array.from({ length: rowsPerLoop }, (_, at) => ({
      id: String((at * 7_919) % rowsPerLoop),
      text: `row ${at}`.repeat(8),
    }));
    /** @type {typeof rows} */
    const read = JSON.parse(JSON.stringify(rows));
    read.sort((one, other) => one.id.localeCompare(other.id, 'en'));
    return performance.now() - startMs;
  });
  return summarise(times).median;
}

/** @param {number} beforeMs @param {number} afterMs */
export const describeMachine = (beforeMs, afterMs) =>
  `A fixed piece of work took this machine ${beforeMs.toFixed(1)} ms before and ${afterMs.toFixed(1)} ms after; compare runs in which it takes as long.`;
