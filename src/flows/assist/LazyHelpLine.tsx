import { lazy, Suspense } from 'react';
import type { HelpLineProps } from './HelpLine.tsx';
import { loadChunk } from '#chunks/loadChunk.ts';

const Line = lazy(() =>
  loadChunk(() => import('./HelpLine.tsx')).then(
    ({ HelpLine }) => ({ default: HelpLine }),
    () => ({ default: () => null }),
  ),
);

/** The organiser's contact where something has failed; left out where it cannot be loaded either. */
export function LazyHelpLine(props: HelpLineProps) {
  return (
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  );
}
