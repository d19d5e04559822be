export type OutputType = 'image/png' | 'image/jpeg' | 'image/gif';

const outputTypes: readonly OutputType[] = ['image/png', 'image/jpeg', 'image/gif'];

const defaultQuality = 0.92;
const defaultAccuracy = 0.95;
const maxRounds = 7;

/** png, jpeg or gif unchanged; anything else becomes jpeg. */
export function outputTypeOf(type: unknown): OutputType {
  return outputTypes.find((known) => known === type) ?? 'image/jpeg';
}

/** Between 0 and 1, else 0.92. */
export function qualityOf(quality: unknown): number {
  return typeof quality === 'number' && quality >= 0 && quality <= 1 ? quality : defaultQuality;
}

/** The smallest accepted share of the target size: 0.8 to 0.99, else 0.95. */
export function accuracyOf(accuracy: unknown): number {
  const isUsable = typeof accuracy === 'number' && accuracy >= 0.8 && accuracy <= 0.99;
  return isUsable ? accuracy : defaultAccuracy;
}

interface Sized {
  readonly size: number;
}

export interface Compressed<B extends Sized> {
  readonly blob: B;
  readonly quality: number;
  readonly rounds: number;
  /** False if even the lowest quality was too large; then reduce the pixels. */
  readonly isReached: boolean;
}

export interface CompressionTarget {
  readonly targetBytes: number;
  readonly accuracy?: number | undefined;
  readonly quality?: number | undefined;
}

/**
 * Bisects the quality in at most seven rounds until the size is between `accuracy` times the target and the target.
 * The result exceeds the target only if every round did. Stops after one round if the highest quality is small
 * enough.
 */
export async function compressToTarget<B extends Sized>(
  encode: (quality: number) => Promise<B>,
  { targetBytes, accuracy, quality }: CompressionTarget,
): Promise<Compressed<B>> {
  const fewestBytes = targetBytes * accuracyOf(accuracy);
  let [low, high, tried] = [0, qualityOf(quality), qualityOf(quality)];
  let best: Compressed<B> | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    const blob = await encode(tried);
    const isReached = blob.size <= targetBytes;
    if (best === undefined || isBetter(blob, best.blob, targetBytes))
      best = { blob, quality: tried, rounds: round, isReached };
    else best = { ...best, rounds: round };
    if (isReached && (round === 1 || blob.size >= fewestBytes)) break;
    if (isReached) low = tried;
    else high = tried;
    tried = (low + high) / 2;
  }
  if (best === undefined) throw new Error('No round was made');
  return best;
}

function isBetter(blob: Sized, best: Sized, targetBytes: number): boolean {
  if (best.size > targetBytes) return blob.size < best.size;
  return blob.size <= targetBytes && blob.size > best.size;
}

export function notLargerThan<B extends Sized>(original: B, compressed: B): B {
  return compressed.size > original.size ? original : compressed;
}
