export type OutputType = 'image/png' | 'image/jpeg' | 'image/gif';

const outputTypes: readonly OutputType[] = ['image/png', 'image/jpeg', 'image/gif'];

const defaultQuality = 0.92;
const defaultAccuracy = 0.95;
const maxRounds = 7;
/** Encoders round the quality to hundredths. */
const finestStep = 0.01;
/** How fast the logarithm of a photo's size falls with that of its coarseness. */
const usualSlope = 0.7;

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
  /** Tried first: what a sample of the picture has told. */
  readonly guess?: number | undefined;
}

interface Tried {
  readonly quality: number;
  readonly size: number;
}

/**
 * Searches the quality in at most seven rounds until the size is between `accuracy` times the target and the target:
 * each round is estimated from the sizes before it. The result exceeds the target only if every round did. Stops as
 * soon as the highest quality is small enough.
 */
export async function compressToTarget<B extends Sized>(
  encode: (quality: number) => Promise<B>,
  { targetBytes, accuracy, quality, guess }: CompressionTarget,
): Promise<Compressed<B>> {
  const fewestBytes = targetBytes * accuracyOf(accuracy);
  const highest = qualityOf(quality);
  const aim = Math.sqrt(targetBytes * fewestBytes);
  let tried = Math.min(highest, guess ?? highest);
  let low: Tried | undefined;
  let high: Tried | undefined;
  let best: Compressed<B> | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    const blob = await encode(tried);
    const isReached = blob.size <= targetBytes;
    if (best === undefined || isBetter(blob, best.blob, targetBytes))
      best = { blob, quality: tried, rounds: round, isReached };
    else best = { ...best, rounds: round };
    if (isReached && (tried === highest || blob.size >= fewestBytes)) break;
    if (isReached) low = { quality: tried, size: blob.size };
    else high = { quality: tried, size: blob.size };
    if ((high?.quality ?? highest) - (low?.quality ?? 0) < finestStep) break;
    tried = nextQuality(aim, highest, low, high);
  }
  if (best === undefined) throw new Error('No round was made');
  return best;
}

/** By the table that scales libjpeg's quantisation. */
const coarsenessOf = (quality: number) => (quality < 0.5 ? 0.5 / Math.max(quality, 0.005) : 2 - 2 * quality);
const qualityOfCoarseness = (coarseness: number) => (coarseness > 1 ? 0.5 / coarseness : 1 - coarseness / 2);

/** Between the two, or the highest; halfway where the sizes do not tell. */
function nextQuality(aim: number, highest: number, low: Tried | undefined, high: Tried | undefined): number {
  const nearest = high ?? low;
  if (nearest === undefined) return highest;
  const log = ({ quality, size }: Tried) => ({ x: Math.log(coarsenessOf(quality)), y: Math.log(size) });
  const from = log(nearest);
  let slope = usualSlope;
  if (low !== undefined && high !== undefined) {
    const other = log(low);
    slope = (from.y - other.y) / (other.x - from.x);
  }
  const estimated = qualityOfCoarseness(Math.exp(from.x + (from.y - Math.log(aim)) / slope));
  const [least, most] = [low?.quality ?? 0, high?.quality ?? highest];
  if (high === undefined && estimated >= highest) return highest;
  const isUsable = estimated > least + finestStep / 2 && estimated < most - finestStep / 2;
  return isUsable ? estimated : (least + most) / 2;
}

function isBetter(blob: Sized, best: Sized, targetBytes: number): boolean {
  if (best.size > targetBytes) return blob.size < best.size;
  return blob.size <= targetBytes && blob.size > best.size;
}

export function notLargerThan<B extends Sized>(original: B, compressed: B): B {
  return compressed.size > original.size ? original : compressed;
}
