// @ts-check

/** The other journeys are run in as many parts: where time is limited, whole parts are left out and named. */
const parts = 6;

/**
 * The parts in the order of the day, as `1/6`: what a slow machine leaves out is run first on another day.
 * @param {number} [nowMs]
 * @returns {string[]}
 */
export function partsInTurn(nowMs = Date.now()) {
  const first = Math.floor(nowMs / 86_400_000) % parts;
  return Array.from({ length: parts }, (_, at) => `${((first + at) % parts) + 1}/${parts}`);
}

/**
 * Runs each part only where it would end before a time, as far as the longest part so far tells.
 * @template Outcome
 * @param {object} limit
 * @param {string | undefined} limit.untilS epoch seconds, `TESTS_UNTIL_S` of the environment; without it all parts run
 * @param {(part: string) => Outcome} limit.leaveOut what comes of a part that is not run
 * @param {() => number} [limit.now]
 */
export function withinTime({ untilS, leaveOut, now = Date.now }) {
  let longestMs = 0;
  /** @param {string} part @param {() => Promise<Outcome>} work */
  return async (part, work) => {
    const startedMs = now();
    if (untilS !== undefined && startedMs + longestMs > Number(untilS) * 1000) return leaveOut(part);
    const outcome = await work();
    longestMs = Math.max(longestMs, now() - startedMs);
    return outcome;
  };
}
