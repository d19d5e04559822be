import { Suspense } from 'react';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PartSkeleton } from '../home/PartSkeleton.tsx';
import { keptForYou } from './keptForYou.ts';
import { visitorPart } from './visitorPart.ts';

const ForYouRail = visitorPart('ForYouRail');

/** Exhibitors for who is registered, in a place that is kept free until they have come, unless nothing fitted last time. */
export function ForYou() {
  const exhibitionId = useExhibitionId();
  const isVisitor = useOwnVisitorId() !== undefined;
  if (!isVisitor) return null;
  const isEmpty = keptForYou(exhibitionId)?.length === 0;
  return (
    <Suspense fallback={isEmpty ? null : <PartSkeleton shape="happening" />}>
      <ForYouRail key={exhibitionId} />
    </Suspense>
  );
}
