// @ts-check

/**
 * What is aimed at, in milliseconds but for `requests` and `ratio`, by screen and kind of visit. Aims are printed, never held; of
 * these only the requests of a first visit are held, by a journey.
 * @typedef {import('../measurePage.mjs').Kind} Kind
 * @typedef {import('../measurePage.mjs').Visit} Visit
 * @typedef {Partial<Record<keyof Visit | 'ratio', Partial<Record<Kind, number>>>>} Aims
 */

const blocking = { cold: 150, repeat: 150 };
const shift = { cold: 0.01, repeat: 0.01, offline: 0.01 };
const pass = { ready: { cold: 1500, repeat: 350, offline: 350 }, shift };

/** A page that a link in a chat leads to. @type {Aims} */
const linked = {
  ratio: { cold: 1.3 },
  name: { repeat: 350 },
  firstPaint: { cold: 450 },
  shift: { cold: 0.02, repeat: 0.02 },
  requests: { cold: 25 },
};
/** A list or a form, opened without a page before it. @type {Aims} */
const list = { ready: { cold: 1300 }, shift: { cold: 0.02, repeat: 0.02 }, requests: { cold: 30 } };
const linkedNames = [
  'exhibitor',
  'product',
  'live',
  'article',
  'session',
  'post',
  'promotion',
  'team',
  'home',
];
const listNames = ['exhibitors', 'programme', 'products', 'agenda', 'login'];

/** @type {Record<string, Aims>} */
export const aims = {
  ...Object.fromEntries(linkedNames.map((name) => [name, linked])),
  ...Object.fromEntries(listNames.map((name) => [name, list])),
  select: {
    name: { repeat: 350 },
    ratio: { cold: 1.1 },
    ready: { cold: 700, repeat: 700 },
    blocking,
    shift,
    requests: { cold: 15 },
  },
  homeclassic: {
    name: { cold: 600 },
    ready: { cold: 800 },
    largestPaint: { cold: 1500 },
    shift,
    requests: { cold: 25 },
  },
  code: pass,
  xycode: pass,
};
