// @ts-check

/** @typedef {{ median: number, min: number, max: number }} Summary */

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarise(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  const median = (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}
