import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';

/** A part for registered visitors, which comes later than the page. */
export const visitorPart = (name: 'LatestNotice' | 'NewForMe' | 'ForYouRail') =>
  lazyPart(() => loadChunk(() => import('./VisitorParts.ts')).then((parts) => parts[name]));
