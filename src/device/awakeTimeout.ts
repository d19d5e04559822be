export class TookTooLong extends Error {}

const slices = 8;

/**
 * What the work gives, or a rejection with `TookTooLong` after the page has waited this long for it.
 * A page that was frozen or busy finds its timers due before the answers that came in between: such a pause costs an
 * eighth of the limit, and the answers are read before the next eighth ends.
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
