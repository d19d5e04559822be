/** Epoch milliseconds; both ends belong to it. */
export interface ProofWindow {
  readonly fromMs: number;
  readonly untilMs: number;
}

const hourMs = 3_600_000;
const mostHours = 48;

/** A proof of health is worth something for 48 hours: it is handed in no earlier before the meeting, and not after its start. */
export function proofWindow(startMs: number): ProofWindow {
  return { fromMs: startMs - mostHours * hourMs, untilMs: startMs };
}

export function proofState({ fromMs, untilMs }: ProofWindow, nowMs: number): 'tooEarly' | 'open' | 'tooLate' {
  if (nowMs < fromMs) return 'tooEarly';
  return nowMs > untilMs ? 'tooLate' : 'open';
}
