import { organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { DecideFacts } from './DecideFacts.tsx';
import { DecideReview } from './DecideReview.tsx';

interface DecideCardProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
}

/** A row of any kind with what the list shows of it, and the two decisions. */
export function DecideCard({ organiser, row }: DecideCardProps) {
  return (
    <DecideReview organiser={organiser} row={row} path={organiserDecidesPath(organiser.exhibitionId)}>
      <DecideFacts organiser={organiser} row={row} />
    </DecideReview>
  );
}
