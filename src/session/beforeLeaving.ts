type Flush = () => Promise<unknown>;

const flushes = new Set<Flush>();
const longestMs = 1_000;

/** Names what must be written before the page goes; answers how to take it back. */
export function beforeLeaving(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Writes what was typed a moment ago. It never rejects, and never keeps anybody for long. */
export function flushAll(): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, longestMs));
  return Promise.race([Promise.all(Array.from(flushes, (flush) => flush())).catch(() => {}), late]);
}
