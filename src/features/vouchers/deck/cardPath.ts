import { codePath, fullCodePath } from '#domain/address/paths.ts';
import { fullGroupCodePath, groupCodePath } from '#domain/address/groupCodePath.ts';
import type { Card } from '#entities/voucher/rules/deckOf.ts';

export const cardPath = ({ voucher, members }: Card): string =>
  members === undefined ? codePath(voucher.recordId) : groupCodePath(voucher.recordId);

/** The address at which this code is as wide as the phone. */
export const fullCardPath = ({ voucher, members }: Card): string =>
  members === undefined ? fullCodePath(voucher.recordId) : fullGroupCodePath(voucher.recordId);
