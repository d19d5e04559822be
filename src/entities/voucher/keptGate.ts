import { appStorage } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { type KeptGate, keptGateIn } from './rules/gate/gateFacts.ts';

/** Not among `ownNames`, which each landing page loads. The logout removes it like every name. */
const nameOf = (recordId: string) => laterNames.gatePrefix + recordId;

/** What was last found out about this registration for the gate; for a page that is opened without a network. */
export const keptGate = (recordId: string): KeptGate => keptGateIn(appStorage().read(nameOf(recordId)));

/** Adds what was found out to what was known. */
export function keepGate(recordId: string, found: KeptGate): void {
  const known = keptGate(recordId);
  const next: KeptGate = { facts: found.facts ?? known.facts, read: found.read ?? known.read };
  appStorage().write(nameOf(recordId), JSON.stringify(next));
}
