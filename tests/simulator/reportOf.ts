import { type Plan, smallerPlans } from './plan.ts';
import { type Broken, simulate } from './simulate.ts';

/** An error that is thrown out of the app is a promise broken, too. */
async function brokenBy(plan: Plan): Promise<Broken> {
  try {
    return await simulate(plan);
  } catch (cause) {
    return [cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)];
  }
}

/** The smallest plan that still breaks something: as long as one thing less does, it is left out. */
async function shrink(plan: Plan, broken: Broken): Promise<{ plan: Plan; broken: Broken }> {
  for (const smaller of smallerPlans(plan)) {
    const stillBroken = await brokenBy(smaller);
    if (stillBroken.length > 0) return shrink(smaller, stillBroken);
  }
  return { plan, broken };
}

/** What a seed breaks, as small as it gets, with the command that replays it; undefined where all promises hold. */
export async function reportOf(seed: number, plan: Plan): Promise<string | undefined> {
  const broken = await brokenBy(plan);
  if (broken.length === 0) return undefined;
  const least = await shrink(plan, broken);
  return [
    `Seed ${seed}: ${JSON.stringify(plan)}`,
    `  broken: ${broken.join('; ')}`,
    `  at least: ${JSON.stringify(least.plan)}`,
    `  broken: ${least.broken.join('; ')}`,
    `  replay: SEED=${seed} npx vitest run tests/simulator`,
  ].join('\n');
}
