const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** The row of a list that a key moves to, -1 being none before it; undefined where the key moves nothing. */
export function indexAfterKey(key: string, at: number, length: number): number | undefined {
  return length === 0 ? undefined : moves[key]?.(at, length - 1);
}
