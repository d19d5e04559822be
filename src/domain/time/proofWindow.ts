import type { FairMs } from './clocks.ts';

export interface ProofWindow {
  readonly fromMs: number;
  readonly untilMs: number;
}

const hourMs = 3_600_000;
const maxHours = 48;

/** A proof of health may be uploaded within the 48 hours before the meeting starts. */
export function proofWindow(startMs: number): ProofWindow {
  return { fromMs: startMs - maxHours * hourMs, untilMs: startMs };
}

export function proofState({ fromMs, untilMs }: ProofWindow, nowMs: FairMs): 'tooEarly' | 'open' | 'tooLate' {
  if (nowMs < fromMs) return 'tooEarly';
  return nowMs > untilMs ? 'tooLate' : 'open';
}
