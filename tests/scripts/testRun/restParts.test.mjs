import { expect, it } from 'vitest';
import { partsInTurn, withinTime } from '#scripts/testRun/restParts.mjs';

const day = 86_400_000;

it('each part of the other journeys is run once, and is the first on one of six days', () => {
  const days = [0, 1, 2, 3, 4, 5].map((at) => partsInTurn(at * day));
  for (const parts of days) expect([...parts].sort()).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  expect(new Set(days.map(([first]) => first)).size).toBe(6);
});

/** Parts that take 100 s each, of which as many are run as end before `untilS`. */
async function runParts(untilS) {
  let nowMs = 0;
  const run = withinTime({ untilS, leaveOut: (part) => `${part} left out`, now: () => nowMs });
  const told = [];
  for (const part of ['1/3', '2/3', '3/3'])
    told.push(
      await run(part, async () => {
        nowMs += 100_000;
        return `${part} run`;
      }),
    );
  return told;
}

it('a part that would not end in time is left out by its name', async () => {
  expect(await runParts('250')).toEqual(['1/3 run', '2/3 run', '3/3 left out']);
});

it('without a time all parts are run', async () => {
  expect(await runParts(undefined)).toEqual(['1/3 run', '2/3 run', '3/3 run']);
});
