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

/**
 * A table of what several runs have in common, each line with the aim it is held against.
 * @template {Record<string, number>} Run
 * @param {string} title
 * @param {readonly Run[]} runs
 * @param {readonly (readonly [key: keyof Run & string, label: string, aim?: number])[]} lines
 */
export function toTable(title, runs, lines) {
  const figures = lines.map(([key, label, aim]) => {
    const { median, min, max } = summarise(runs.map((run) => run[key] ?? 0));
    const beside = aim === undefined ? '' : `aim ${aim}${median > aim ? ', missed' : ''}`;
    return `  ${label.padEnd(46)}${median.toFixed(0).padStart(7)}   ${`(${min.toFixed(0)} to ${max.toFixed(0)})`.padEnd(16)} ${beside}`.trimEnd();
  });
  return [`${title}, middle of ${runs.length} (lowest to highest)`, ...figures].join('\n');
}
