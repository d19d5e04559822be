import { loadChunk } from '#chunks/loadChunk.ts';

/** Visitors never need it. Rejects where the parts cannot be loaded, as a send without an answer does. */
export const loadAnswering = () =>
  loadChunk(async () => {
    const [{ postAnswer }, { withdrawAnswer }] = await Promise.all([
      import('./postAnswer.ts'),
      import('./withdrawAnswer.ts'),
    ]);
    return { postAnswer, withdrawAnswer };
  });
