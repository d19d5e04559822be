import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';

/** The picture of the exhibition, '' for none: its cover where this phone has the exhibition's row, else its logo. */
export function coverOf(row: ServerRow | undefined, { exhibition }: Voucher): string {
  const known = readExhibition(row);
  return known?.Cover || known?.organization?.BackgroundImage || exhibition.Logo;
}
