import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import type { FairMs } from '#domain/time/clocks.ts';

const hourMs = 3_600_000;

/**
 * Whether a booth is about to close its day: from an hour before the exhibition closes until it opens again, and after its last day. Where
 * no hours are known, on all of its days.
 */
export function isClosingTime(
  { StartTime, EndTime }: { readonly StartTime: string; readonly EndTime: string },
  nowMs: FairMs,
): boolean {
  const phase = exhibitionPhase(StartTime, EndTime, nowMs);
  if (phase === undefined || phase.at === 'before') return false;
  if (phase.at === 'after' || phase.next === undefined) return true;
  const { kind, atMs } = phase.next;
  if (kind === 'opensTomorrow') return true;
  // Before the first opening no visitor has been met; on a later morning the day before may be open.
  if (kind === 'opens') return phase.day > 1;
  return nowMs >= atMs - hourMs;
}
