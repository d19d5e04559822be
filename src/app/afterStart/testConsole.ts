import { loadChunk } from '../../chunks/loadChunk.ts';
import { sleep } from '../../api/client/sleep.ts';

const attempts = 10;
const betweenMs = 1_000;

/** Whatever puts a console onto the page. */
export type LoadConsole = () => Promise<unknown>;

async function loadVConsole(): Promise<unknown> {
  const { default: Console } = await loadChunk(() => import('vconsole'));
  return new Console();
}

/**
 * A console on the page itself, for testers whose phones have none. Looked for once a second, ten times at most, because a
 * tester's line may be poor. Answers whether it came. Only a build in the mode `test` holds this file at all.
 */
export async function openTestConsole(load: LoadConsole = loadVConsole, wait = sleep): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await load();
      return true;
    } catch {
      if (attempt === attempts) return false;
      await wait(betweenMs);
    }
  }
}
