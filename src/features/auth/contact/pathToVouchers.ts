import { codePath, voucherListPath } from '#domain/address/paths.ts';
import { localStores } from '#session/localStores.ts';

/** The ticket, or the list where the phone holds several of this exhibition. */
export async function pathToVouchers(exhibitionId: string): Promise<string> {
  const { vouchers } = await localStores();
  const [first, second] = (await vouchers.load()).filter((held) => held.exhibitionId === exhibitionId);
  return first !== undefined && second === undefined ? codePath(first.recordId) : voucherListPath;
}
