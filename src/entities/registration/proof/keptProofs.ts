import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';

/** The names of the proofs that a registration lacks, as this phone has last read it; none where it does not know. */
export function keptProofs(recordId: string): readonly TextPair[] {
  try {
    const kept: unknown = JSON.parse(appStorage().read(ownNames.missingProofPrefix + recordId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTextPair) : [];
  } catch {
    return [];
  }
}

const isTextPair = (value: unknown): value is TextPair =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'zh') === 'string' &&
  typeof Reflect.get(value, 'en') === 'string';

/** For a pass that is opened without a network. */
export function keepProofs(recordId: string, names: readonly TextPair[]): void {
  const name = ownNames.missingProofPrefix + recordId;
  if (names.length === 0) appStorage().remove(name);
  else appStorage().write(name, JSON.stringify(names));
}
