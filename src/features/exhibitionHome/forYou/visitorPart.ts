import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import type { LazyNamespace } from '#language/areaWords.ts';

/** A part for registered visitors, which comes later than the page. */
export const visitorPart = (
  name: 'GateLine' | 'LatestNotice' | 'NewForMe' | 'ForYouRail',
  words: readonly LazyNamespace[] = [],
) => lazyPart(() => loadChunk(() => import('./VisitorParts.ts')).then((parts) => parts[name]), words);
