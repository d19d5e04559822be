import { TimedOut } from '#data/client/problems.ts';
import { sleep } from '#data/client/sleep.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';

/**
 * Runs a step while no other tab of this phone runs one of the same intent, and waits for its turn: what looks first and inserts then
 * finds what the other tab has stored. `intent` must not contain a mobile number. @throws what the step throws; TimedOut where the
 * other tab does not come to an end, and nothing was run
 */
export async function inTurn<T>(intent: string, step: () => Promise<T>): Promise<T> {
  const { sendLock } = await localStores();
  const { readRetryDelayMs, requestTimeoutMs } = services().times;
  for (let waitedMs = 0; waitedMs <= requestTimeoutMs; waitedMs += readRetryDelayMs) {
    const turn = await sendLock.run(intent, step);
    if (turn.ran) return turn.result;
    await sleep(readRetryDelayMs);
  }
  throw new TimedOut('Another tab is still sending');
}
