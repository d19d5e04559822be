/** A phone's browser sends six at a time to one server, and what the person reads wants its turn too. */
const besideEachOther = 3;
/** Then nothing answers at present, and the rest waits for the next run. */
const mostFailed = 5;

export interface EachSent {
  /** The first one; undefined where all were sent. */
  readonly problem: Error | undefined;
  /** Whether some were not attempted, because so many in turn had failed. */
  readonly isGivenUp: boolean;
}

/** Attempts each entry, a few beside each other. One that fails does not hold up the others. Never rejects. */
export async function sendEach<Entry>(
  entries: readonly Entry[],
  send: (entry: Entry) => Promise<unknown>,
): Promise<EachSent> {
  const waiting = Array.from(entries);
  const problems: Error[] = [];
  let failedInTurn = 0;
  async function sendNext(): Promise<void> {
    while (waiting.length > 0 && failedInTurn < mostFailed) {
      const [entry] = waiting.splice(0, 1) as [Entry];
      try {
        await send(entry);
        failedInTurn = 0;
      } catch (problem) {
        problems.push(problem instanceof Error ? problem : new Error(String(problem)));
        failedInTurn += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: besideEachOther }, sendNext));
  return { problem: problems[0], isGivenUp: waiting.length > 0 };
}
