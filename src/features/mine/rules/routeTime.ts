import type { FairMs } from '#domain/time/clocks.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';

/** How long a route may still take today. */
export interface RouteTime {
  /** Epoch milliseconds. */
  readonly closesAtMs: number;
  readonly minutesLeft: number;
  /** For each exhibitor that is left, walks included. */
  readonly minutesEach: number;
}

const minuteMs = 60_000;

/** Undefined outside the hours of the exhibition, where they are not known, and where nothing is left. */
export function routeTime(
  { StartTime, EndTime }: { readonly StartTime: string; readonly EndTime: string },
  left: number,
  nowMs: FairMs,
): RouteTime | undefined {
  const phase = exhibitionPhase(StartTime, EndTime, nowMs);
  if (left === 0 || phase?.at !== 'during') return undefined;
  if (phase.next?.kind !== 'closes' && phase.next?.kind !== 'closesTomorrow') return undefined;
  const closesAtMs = phase.next.atMs;
  const minutesLeft = Math.floor((closesAtMs - nowMs) / minuteMs);
  return { closesAtMs, minutesLeft, minutesEach: Math.floor(minutesLeft / left) };
}
