export class TookTooLong extends Error {}

const slices = 8;

/**
 * Rejects with `TookTooLong` after `timeoutMs` of running time. When a page was frozen or busy its timers fire before
 * the answers that arrived in between, so such a pause costs only an eighth of the limit.
 */
export async function awakeTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = slices;
    const wait = (): void => {
      if (left-- === 0) reject(new TookTooLong());
      else timer = setTimeout(wait, timeoutMs / slices);
    };
    wait();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
