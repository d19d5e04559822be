import type { FairMs } from '#domain/time/clocks.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionState } from '#domain/exhibition/registrationState.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';

/**
 * What an invitation that was not accepted yet offers. `own`: to those who have made it. `over`: the exhibition is. `closed`: who is not
 * registered cannot register any more, or not yet.
 */
export type OfferState = 'own' | 'over' | 'withdrawn' | 'full' | 'closed' | 'open';

export interface Offered {
  readonly invitation: Pick<Invitation, 'isWithdrawn' | 'seats' | 'taken'>;
  /** Undefined while it is not known. */
  readonly exhibition: Exhibition | undefined;
  readonly isOwn: boolean;
  readonly isRegistered: boolean;
}

export function offerState(offered: Offered, nowMs: FairMs): OfferState {
  const { invitation, exhibition, isOwn, isRegistered } = offered;
  if (isOwn) return 'own';
  if (exhibition !== undefined && isOver(exhibition, nowMs)) return 'over';
  if (invitation.isWithdrawn) return 'withdrawn';
  if (invitation.taken >= invitation.seats) return 'full';
  const isClosed = exhibition !== undefined && exhibitionState(exhibition, nowMs).state !== 'open';
  return isClosed && !isRegistered ? 'closed' : 'open';
}

function isOver({ StartTime, EndTime }: Exhibition, nowMs: FairMs): boolean {
  const { endMs } = readPeriod(StartTime, EndTime);
  return endMs !== undefined && nowMs >= endMs;
}
