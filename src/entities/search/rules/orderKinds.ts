import type { FoundKind, SearchKind } from '#domain/matching/catalogueEntry.ts';

/** What visitors come for; what else is found stands behind it. */
const firstKinds: readonly SearchKind[] = ['exhibitor', 'product', 'conference'];

/** Exhibitors, products and sessions first, in this order whatever matches best; the other kinds behind them in the order given. */
export function orderKinds(kinds: readonly FoundKind[]): readonly FoundKind[] {
  const first = firstKinds.reduce<readonly FoundKind[]>(
    (all, kind) => all.concat(kinds.filter((one) => one.kind === kind)),
    [],
  );
  return first.concat(kinds.filter(({ kind }) => firstKinds.indexOf(kind) < 0));
}
