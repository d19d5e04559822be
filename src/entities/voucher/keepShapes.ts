import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type CodeShapes, packModules } from '#domain/code/codeShapes.ts';
import { shapesIn } from '#domain/code/keptShapes.ts';
import type { Voucher } from './rules/voucher.ts';
import { barsOf, modulesOf } from '#ui/codes/encodeCode.ts';

/** As much as a large group has. */
const mostCodes = 50;

/** Keeps what is drawn of these vouchers' codes, so that the boot script can draw a pass before the app is loaded. */
export function keepShapes(vouchers: readonly Voucher[]): void {
  const storage = appStorage();
  const before = storage.read(ownNames.codeShapes);
  const codes = vouchers
    .map(({ voucherCode }) => voucherCode)
    .concat(vouchers.map(({ group }) => group?.code ?? ''));
  const wanted = Array.from(new Set(codes.filter((code) => code !== ''))).slice(0, mostCodes);
  const shapes: Record<string, CodeShapes> = {};
  for (const code of wanted) {
    const { modules = modulesOf(code), bars = barsOf(code) } = shapesIn(before, code) ?? {};
    shapes[code] = { modules: packModules(modules), bars };
  }
  const after = JSON.stringify(shapes);
  if (after !== before && wanted.length > 0) storage.write(ownNames.codeShapes, after);
}
