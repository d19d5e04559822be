/**
 * Packs short texts and tables: each bit is coded by how often it came after the same bytes. Only sums, products and quotients, which every
 * engine rounds alike: what one phone packs another one unpacks. `CompressionStream` is missing in engines that we support.
 */
interface Model {
  /** Of a one, after the bytes and bits before. */
  readonly chance: () => number;
  readonly learn: (bit: number) => void;
}

/** Orders of contexts: how many bytes before are looked at. */
const orders = [0, 1, 2];
const slots = 1 << 14;
const slowest = 1 / 24;

function createModel(): Model {
  const chances = orders.map(() => new Float64Array(slots).fill(0.5));
  const seen = orders.map(() => new Uint8Array(slots));
  const at = orders.map(() => 0);
  let [before, lead, node] = [0, 0, 1];

  function place(): void {
    at[0] = node;
    at[1] = (((before & 0xff) << 8) ^ (node * 61)) % slots;
    at[2] = (Math.imul(before & 0xffff, 40503) ^ (node * 97)) & (slots - 1);
  }
  place();

  return {
    chance() {
      let [sum, weights] = [0.5 * 0.2, 0.2];
      orders.forEach((order) => {
        const slot = at[order] ?? 0;
        const count = seen[order]?.[slot] ?? 0;
        const weight = count * (1 + 4 * order * order);
        sum += weight * (chances[order]?.[slot] ?? 0.5);
        weights += weight;
      });
      return sum / weights;
    },
    learn(bit) {
      orders.forEach((order) => {
        const slot = at[order] ?? 0;
        const [values, counts] = [chances[order], seen[order]];
        if (values === undefined || counts === undefined) return;
        const count = counts[slot] ?? 0;
        const value = values[slot] ?? 0.5;
        values[slot] = value + (bit - value) * Math.max(1 / (count + 1.6), slowest);
        counts[slot] = Math.min(count + 1, 30);
      });
      node = node * 2 + bit;
      lead += 1;
      if (lead === 8) [before, lead, node] = [((before << 8) | (node & 0xff)) & 0xffff, 0, 1];
      place();
    },
  };
}

/** Where a range is divided between the bits; neither part is empty. */
function middleOf(low: number, high: number, chance: number): number {
  const part = Math.min(Math.max(Math.floor(chance * 65_536), 32), 65_504);
  return low + Math.floor(((high - low) * part) / 65_536);
}

export function packBytes(bytes: ArrayLike<number>): number[] {
  const model = createModel();
  const packed: number[] = [];
  let [low, high] = [0, 0xffffffff];
  for (const byte of Array.from(bytes))
    for (let shift = 7; shift >= 0; shift -= 1) {
      const bit = (byte >> shift) & 1;
      const middle = middleOf(low, high, model.chance());
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      while (low >>> 24 === high >>> 24) {
        packed.push(high >>> 24);
        [low, high] = [(low << 8) >>> 0, ((high << 8) | 0xff) >>> 0];
      }
    }
  // With zeros after it, which are not written, this is within the range.
  packed.push(high >>> 24);
  return packed;
}

/** @param length of what was packed; of anything else than the packed bytes the answer is any bytes */
export function unpackBytes(packed: ArrayLike<number>, length: number): Uint8Array {
  const model = createModel();
  const bytes = new Uint8Array(length);
  let [low, high, read, at] = [0, 0xffffffff, 0, 0];
  const next = () => {
    read = ((read << 8) | (packed[at] ?? 0)) >>> 0;
    at += 1;
  };
  for (let count = 0; count < 4; count += 1) next();
  for (let index = 0; index < length; index += 1) {
    let byte = 0;
    for (let shift = 7; shift >= 0; shift -= 1) {
      const middle = middleOf(low, high, model.chance());
      const bit = read <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      byte = (byte << 1) | bit;
      while (low >>> 24 === high >>> 24) {
        [low, high] = [(low << 8) >>> 0, ((high << 8) | 0xff) >>> 0];
        next();
      }
    }
    bytes[index] = byte;
  }
  return bytes;
}
