import { codePath, voucherListPath } from '../../../domain/address/paths.ts';
import { localStores } from '../../../flows/session/localStores.ts';

export async function pathToVouchers(): Promise<string> {
  const { vouchers } = await localStores();
  const [first, second] = await vouchers.load();
  return first !== undefined && second === undefined ? codePath(first.recordId) : voucherListPath;
}
