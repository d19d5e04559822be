// @ts-check

/**
 * `aim` is for two processors and nothing beside it; it is printed, never held.
 * @typedef {{ name: TierName, command: string, says: string, aim: string }} Tier
 * @typedef {'now' | 'sure' | 'main' | 'rest' | 'all'} TierName
 */

/** How much of the tests a command runs, the quickest answer first. */
export const tiers = /** @type {const} @satisfies {readonly Tier[]} */ ([
  {
    name: 'now',
    command: 'npm run test:now',
    says: 'types, lint, and the tests that a change reaches',
    aim: '40 s',
  },
  { name: 'sure', command: 'npm run test:sure', says: 'everything without a browser', aim: '4 min' },
  {
    name: 'main',
    command: 'npm test',
    says: 'all checks and units, build, budgets, each rule and each main way once in a browser',
    aim: '10 min',
  },
  {
    name: 'rest',
    command: 'npm run test:rest',
    says: 'the journeys that npm test leaves out: second languages, hosts, widths, every state',
    aim: '20 min',
  },
  { name: 'all', command: 'npm run test:all', says: 'npm test and the rest', aim: '30 min' },
]);

/** @returns {string} what `npm test -- --help` says */
export function describeTiers() {
  const width = Math.max(...tiers.map(({ command }) => command.length));
  return [
    ...tiers.map(({ command, says, aim }) => `  ${command.padEnd(width)}  ${says} (aim on 2 cores: ${aim})`),
    `  ${'npm run test:long'.padEnd(width)}  1,000 schedules, every journey in each language and host; before a release`,
  ].join('\n');
}
