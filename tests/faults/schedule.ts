import type { Capabilities } from './capableServer.ts';
import { moments, type PageBreakdown } from './brokenPage.ts';
import { type FaultKind, faultKinds, type FaultServer, startFaultServer } from './faultServer.ts';

/** A few in every run; `npm run test:long` makes a thousand. */
export const schedules = Number(process.env.SCHEDULES ?? 40);
/** People who send from one phone. */
export const perPhone = 5;
/** Phones on each server at a time: more would make the machine late, and a late machine is no slow line. */
export const phonesTogether = 2;
export const timeFactor = 0.02;
export const requestTimeoutMs = 60_000 * timeFactor;
/** Later than every time-out, and before the page may believe that nothing was stored. */
export const lateMs = 65_000 * timeFactor;
/** With it even a late request is carried out before the page may believe that nothing was stored. */
export const heldUpMs = 20_000 * timeFactor;
const faultyCalls = 7;

/** The same numbers for the same seed: a schedule that once failed can be made again. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

/** Half of a person's first calls go wrong, each in some way; then the line is well. */
function scheduled(person: string, _path: string, nth: number): FaultKind | undefined {
  // A withdrawal names no person. It is tried once, so a line that breaks it would leave two rows by design.
  if (nth >= faultyCalls || person === '') return undefined;
  const next = diceOf(Number(person.slice(3)) * 31 + nth * 7919 + 1);
  next();
  return next() < 0.5 ? faultKinds[Math.floor(next() * faultKinds.length)] : undefined;
}

export function startScheduledServer(capabilities: Capabilities): Promise<FaultServer> {
  return startFaultServer({ faultOf: scheduled, lateMs, dripMs: requestTimeoutMs / 10, capabilities });
}

/** By the number of a phone: each kind at each moment in the first two of every server, then by chance. */
export function breakdownsOf(combination: number, phone: number): PageBreakdown[] {
  const next = diceOf(combination * 1_000 + phone + 5);
  next();
  const kindOf = (which: number) => (which < 0.5 ? 'killed' : 'frozen');
  const chance = (): PageBreakdown => ({
    kind: kindOf(next()),
    moment: moments[Math.floor(next() * moments.length)]!,
    passed: Math.floor(next() * perPhone),
    afterMs: next() * requestTimeoutMs,
  });
  if (phone < 2) {
    const moment = moments[(combination + phone) % moments.length]!;
    return [{ ...chance(), kind: kindOf(phone), moment, passed: phone }, chance()];
  }
  return [chance(), chance(), chance()].slice(Math.floor(next() * 4));
}

/** What everybody was told and what is stored, each pair counted; a double that only the browser made, and that nothing proves, is none. */
export async function countEnds(
  server: FaultServer,
  names: readonly string[],
  toldOf: (name: string) => string,
): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (const name of names) {
    const rows = (await server.rowsOf(name)).length - server.doublesOf(name);
    const end = `${toldOf(name)}, ${rows} rows`;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return ends;
}
