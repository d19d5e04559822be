import { loadChunk } from '#chunks/loadChunk.ts';

/** Most visitors read what others say, and write nothing. Rejects where the part cannot be loaded, as a send without an answer does. */
export const loadPosting = () => loadChunk(() => import('./postComment.ts'));
