// @ts-check
import { parseArgs } from 'node:util';
import { linkedScreens, screens } from '../measuredScreens.mjs';

/** @typedef {import('../measurePage.mjs').Kind} Kind */

/** @type {readonly Kind[]} */
const kinds = ['cold', 'repeat', 'offline'];
/** By the part that visits them. */
const visitParts = { visits: screens, links: linkedScreens };
const names = Object.values(visitParts).flatMap((those) => those.map(({ name }) => name));

/** @param {readonly string[]} parts */
const usageOf = (parts) => `usage: npm run measure -- [options]
  --n 7             visits of each kind, the median counts
  --parts a,b       of ${parts.join(', ')}; all unless told
  --limit           also the fastest page that a browser can draw, and how many times as long each screen takes
  --screens a,b     of ${names.join(', ')}; all unless told
  --visits a,b      of ${kinds.join(', ')}; all unless told
  --path /select/…  another page instead, with the marks of a landing page
  --ready CSS       what is visible when it can be used, [data-ready="true"] unless told
  --url https://…   another server instead of the production build (visits of pages without a code only)
  --json FILE       the figures, for a machine`;

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} sandboxParts what is measured beside visits, in a sandbox of this run alone
 * @throws Error with the usage, where something is not known
 */
export function readOptions(args, sandboxParts) {
  const allParts = [...Object.keys(visitParts), ...sandboxParts];
  const usage = usageOf(allParts);
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '7' },
      parts: { type: 'string' },
      limit: { type: 'boolean', default: false },
      screens: { type: 'string' },
      visits: { type: 'string' },
      path: { type: 'string' },
      ready: { type: 'string', default: '[data-ready="true"]' },
      url: { type: 'string' },
      json: { type: 'string' },
      port: { type: 'string', default: '4199' },
      help: { type: 'boolean', default: false },
    },
  });
  const choose = (/** @type {string | undefined} */ list, /** @type {readonly string[]} */ known) => {
    const wanted = list?.split(',') ?? [...known];
    const unknown = wanted.filter((one) => !known.includes(one));
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: unknown\n${usage}`);
    return wanted;
  };
  const wanted = choose(values.screens, names);
  const parts = choose(values.parts, allParts);
  const isElsewhere = values.url !== undefined || values.path !== undefined;
  const visited = values.path
    ? [{ name: values.path.slice(1), path: values.path, ready: values.ready, text: 'h1' }]
    : Object.entries(visitParts)
        .flatMap(([part, those]) => (parts.includes(part) && !(values.url && part === 'links') ? those : []))
        .filter(({ name, needsVoucher }) => wanted.includes(name) && !(values.url && needsVoucher));
  return {
    usage: values.help ? usage : undefined,
    n: Number(values.n),
    port: Number(values.port),
    url: values.url,
    json: values.json,
    // The limit page is served by this run's own server.
    withLimit: values.limit && values.url === undefined && visited.length > 0,
    parts: parts.filter((part) => !(part in visitParts) && !isElsewhere),
    screens: visited,
    kinds: /** @type {Kind[]} */ (choose(values.visits, kinds)),
  };
}
