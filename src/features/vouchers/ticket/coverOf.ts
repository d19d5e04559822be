import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { readExhibition } from '../../../domain/exhibition/exhibition.ts';
import { storedImageUrl } from '../../../domain/file/storedImageUrl.ts';
import type { ServerRow } from '../../../domain/record/serverRow.ts';
import { storageHost } from '../../../ui/media/storageHost.ts';

/** The picture of the exhibition, '' for none: its cover where this phone has the exhibition's row, else its logo. */
export function coverOf(row: ServerRow | undefined, { exhibition }: Voucher, widthPx: number): string {
  const known = readExhibition(row);
  const picture = known?.Cover || known?.organization?.BackgroundImage || exhibition.Logo;
  return storedImageUrl(picture, { width: widthPx, height: widthPx }, storageHost());
}
