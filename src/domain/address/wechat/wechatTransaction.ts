import type { PhoneMs } from '#domain/time/clocks.ts';

/** A login begun on this phone. It identifies our own returns, because the auth host returns no state. */
export interface WechatTransaction {
  readonly id: string;
  readonly phone: string;
  readonly begunAtMs: number;
  /** `used`: the visitor returned with it. `done`: and reached the target screen. */
  readonly at: 'begun' | 'used' | 'done';
  readonly openid: string;
  /** Length of the tab's history at that time, including this page. */
  readonly depth: number;
  readonly backs: number;
}

/** WeChat's codes live five minutes; allow as long again for the consent page and a lost network. */
const lifeMs = 600_000;

/**
 * `again`: a page that WeChat loaded twice, or that was reloaded before it redirected. `back`: reached by Back
 * through the consent page, which redirects here. `refused`: not begun here, expired, or used.
 */
export type ReturnVerdict = 'accepted' | 'cancelled' | 'again' | 'back' | 'refused';

export interface Return {
  readonly transaction: WechatTransaction | undefined;
  readonly phone: string | undefined;
  /** Undefined where the address has none. */
  readonly openid: string | undefined;
  readonly nowMs: PhoneMs;
  readonly depth: number;
  readonly isBackNavigation: boolean;
}

export function validateReturn(found: Return): ReturnVerdict {
  const { transaction, phone, openid, nowMs } = found;
  if (transaction === undefined || transaction.phone !== phone) return 'refused';
  if (transaction.at !== 'begun') return validateRepeated(transaction, found);
  const ageMs = nowMs - transaction.begunAtMs;
  // The clock was set back, so the age is unknown.
  if (!(ageMs >= 0 && ageMs <= lifeMs)) return 'refused';
  return openid === undefined ? 'cancelled' : 'accepted';
}

/** Single use; a replay by the same user only redirects. */
function validateRepeated(
  transaction: WechatTransaction,
  { openid, depth, isBackNavigation }: Return,
): ReturnVerdict {
  if (transaction.openid === '' || (openid ?? transaction.openid) !== transaction.openid) return 'refused';
  if (transaction.at === 'used') return 'again';
  // A pasted or shared address has one more page in the history than the first time.
  return isBackNavigation || (openid !== undefined && depth <= transaction.depth) ? 'back' : 'refused';
}

export function readTransaction(text: string | undefined): WechatTransaction | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<WechatTransaction> | null;
    const isOne =
      value !== null &&
      /^[0-9a-f-]{72}$/.test(String(value.id)) &&
      typeof value.phone === 'string' &&
      typeof value.begunAtMs === 'number' &&
      ['begun', 'used', 'done'].indexOf(String(value.at)) >= 0 &&
      typeof value.openid === 'string' &&
      typeof value.depth === 'number' &&
      typeof value.backs === 'number';
    return isOne ? (value as WechatTransaction) : undefined;
  } catch {
    return undefined;
  }
}
