// @ts-check
import { summarise } from '../summarise.mjs';
import { aims } from './aims.mjs';

/**
 * @typedef {import('../measurePage.mjs').Visit} Visit
 * @typedef {import('../measurePage.mjs').Kind} Kind
 * @typedef {import('../summarise.mjs').Summary & { aim?: number }} Figure
 * @typedef {{ screen: string, visit: Kind, n: number, figures: Partial<Record<keyof Visit, Figure>>, ratio?: { value: number, aim?: number } }} Measured
 */

const kindTitles = { cold: 'first visit', repeat: 'repeated visit', offline: 'without a network' };

/** @type {readonly (readonly [key: keyof Visit, label: string, decimals: number])[]} */
const rows = [
  ['firstPaint', 'first contentful paint, ms', 0],
  ['name', 'name visible, ms', 0],
  ['ready', 'ready: a tap leads on, ms', 0],
  ['whole', 'whole app works, ms', 0],
  ['largestPaint', 'largest contentful paint, ms', 0],
  ['longTasks', 'long tasks, sum in ms', 0],
  ['blocking', 'of which over 50 ms each, ms', 0],
  ['shift', 'layout shift', 3],
  ['bytes', 'bytes over the network', 0],
  ['requests', 'requests', 0],
];

/**
 * @param {{ name: string }} screen
 * @param {Kind} kind
 * @param {readonly Visit[]} visits
 * @returns {Measured}
 */
export function evaluate({ name }, kind, visits) {
  const figures = Object.fromEntries(
    rows.flatMap(([key]) => {
      const values = visits.map((visit) => visit[key]).filter((value) => value !== undefined);
      const aim = aims[name]?.[key]?.[kind];
      return values.length === 0 ? [] : [[key, { ...summarise(values), ...(aim !== undefined && { aim }) }]];
    }),
  );
  return { screen: name, visit: kind, n: visits.length, figures };
}

/**
 * Adds how many times as long as on the limit page the name took, median over median.
 * @param {Measured} measured
 * @param {Measured | undefined} limit the same kind of visit, in the same run
 * @returns {Measured}
 */
export function compare(measured, limit) {
  const [own, least] = [measured, limit].map((one) => one?.figures.name?.median);
  if (measured === limit || own === undefined || least === undefined) return measured;
  const aim = aims[measured.screen]?.ratio?.[measured.visit];
  return { ...measured, ratio: { value: own / least, ...(aim !== undefined && { aim }) } };
}

/** @param {number} value @param {number | undefined} aim */
const beside = (value, aim) => (aim === undefined ? '' : `aim ${aim}${value > aim ? ', missed' : ''}`);

/** @param {string} label @param {string} value @param {string} range @param {string} aim */
const line = (label, value, range, aim) =>
  `  ${label.padEnd(32)} ${value.padStart(8)}   ${range.padEnd(20)} ${aim}`.trimEnd();

/** @param {Measured} measured */
export function toTable({ screen, visit, n, figures, ratio }) {
  const lines = rows.flatMap(([key, label, decimals]) => {
    const figure = figures[key];
    if (figure === undefined) return [];
    const { median, min, max, aim } = figure;
    const range = `(${min.toFixed(decimals)} to ${max.toFixed(decimals)})`;
    return [line(label, median.toFixed(decimals), range, beside(median, aim))];
  });
  if (ratio !== undefined)
    lines.splice(
      2,
      0,
      line('name against the limit page', ratio.value.toFixed(2), '', beside(ratio.value, ratio.aim)),
    );
  return [`/${screen}, ${kindTitles[visit]}, median of ${n} (lowest to highest)`, ...lines].join('\n');
}
