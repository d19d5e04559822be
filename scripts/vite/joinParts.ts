/** What is needed by the same starts, and could be a file of its own. */
export interface Part {
  /** In bytes, as far as they are known before anything is written. */
  readonly size: number;
  /** Places of the parts that it imports. */
  readonly imports: readonly number[];
}

/** A screen, or something else that is loaded when it is needed. */
export interface Start {
  /** How much its bytes and requests count beside those of others. */
  readonly weight: number;
  /** Places of the parts that hold its modules. */
  readonly parts: readonly number[];
}

type Row = Uint8Array<ArrayBuffer>;

/** Which parts are loaded with which, while parts are joined. */
function createLoads(parts: readonly Part[], starts: readonly Start[]) {
  const count = parts.length;
  const withPart: Row[] = parts.map((_, at) => {
    const row = new Uint8Array(count);
    const waiting = [at];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (row[one] === 1) continue;
      row[one] = 1;
      waiting.push(...(parts[one]?.imports ?? []));
    }
    return row;
  });
  const take = (row: Row, other: Row) => other.forEach((has, at) => has === 1 && row.fill(1, at, at + 1));
  const withStart = starts.map((start) => {
    const row = new Uint8Array(count);
    for (const part of start.parts) take(row, withPart[part] ?? row);
    return row;
  });

  return {
    withPart,
    withStart,
    /** From now on a start that loads one of them loads both, as the first. */
    join: (into: number, part: number) => {
      const both = (withPart[into] ?? new Uint8Array(count)).slice();
      take(both, withPart[part] ?? both);
      for (const row of [...withPart, ...withStart]) {
        if (row[into] === 1 || row[part] === 1) take(row, both);
        row[part] = 0;
      }
    },
  };
}

/**
 * By part the place of the part that it lies in, itself or another. Small parts are joined where that costs least: a request less for
 * everyone who needs both, and bytes more for everyone who needs one. `requestBytes` is what a request costs, in bytes on the same line.
 * In the end no two import each other: a start that loads a part loads what it imports, so that joining it with what lies between costs less
 * than joining it with what lies behind.
 */
export function joinParts(parts: readonly Part[], starts: readonly Start[], requestBytes: number): number[] {
  const { withPart, withStart, join } = createLoads(parts, starts);
  const sizes = parts.map(({ size }) => size);
  const place = parts.map((_, at) => at);
  const loads = (row: Row | undefined, part: number) => row?.[part] === 1;
  const bytesOf = (part: number) => sizes[part] ?? 0;

  function costOf(one: number, other: number): number {
    const both = place.filter(
      (at, part) => at === part && (loads(withPart[one], part) || loads(withPart[other], part)),
    );
    return starts.reduce((cost, { weight }, at) => {
      const row = withStart[at];
      const hasOne = loads(row, one);
      if (hasOne === loads(row, other)) return hasOne ? cost - weight * requestBytes : cost;
      const more = both.filter((part) => !loads(row, part));
      const bytes = more.reduce((sum, part) => sum + bytesOf(part), 0);
      return cost + weight * (bytes + (more.length - 1) * requestBytes);
    }, 0);
  }

  const waiting = new Set(place);
  const smallest = () => [...waiting].reduce((one, other) => (bytesOf(other) < bytesOf(one) ? other : one));
  while (waiting.size > 0) {
    const part = smallest();
    let best: { readonly cost: number; readonly into: number } | undefined;
    for (const into of place.filter((at, one) => at === one && one !== part)) {
      const cost = costOf(part, into);
      if (cost < (best?.cost ?? 0)) best = { cost, into };
    }
    waiting.delete(part);
    if (best === undefined) continue;
    const { into } = best;
    join(into, part);
    sizes[into] = bytesOf(into) + bytesOf(part);
    place.forEach((at, one) => at === part && place.fill(into, one, one + 1));
    waiting.add(into);
  }
  return place;
}
