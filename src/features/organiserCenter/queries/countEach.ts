import { Unreadable } from '#api/client/problems.ts';

export type CountAsked = () => Promise<number | undefined>;

/** A phone's browser sends six at a time to one server, and other reads want their turn too. */
const atATime = 4;

/** The numbers in the order in which they are asked for. @throws Unreadable where the server tells no number; ApiProblem */
export async function countEach(asked: readonly CountAsked[]): Promise<readonly number[]> {
  const counts = asked.map(() => 0);
  let next = 0;
  async function askNext(): Promise<void> {
    const at = next++;
    const ask = asked[at];
    if (ask === undefined) return;
    const count = await ask();
    if (count === undefined) throw new Unreadable('queryCount: no number');
    counts[at] = count;
    await askNext();
  }
  await Promise.all(Array.from({ length: atATime }, askNext));
  return counts;
}
