/** A login that was begun on this phone: what makes a return one of ours, as the auth host hands nothing back. */
export interface WechatTransaction {
  /** Two random UUIDs, 244 random bits: no two logins are taken for one. */
  readonly id: string;
  /** The code of the phone it was begun on. */
  readonly phone: string;
  readonly begunAtMs: number;
  /** `used`: somebody has come back with it. `done`: and has reached the screen it was for. */
  readonly at: 'begun' | 'used' | 'done';
  /** Who came back with it; '' for nobody. */
  readonly openid: string;
  /** How many pages the tab had behind it then, this one included. */
  readonly depth: number;
  /** How often the way back has led here since. */
  readonly backs: number;
}

/** Codes of WeChat live five minutes; reading a consent page and finding a network again takes as long once more. */
const lifeMs = 600_000;

/**
 * What a return means. `again`: a page that WeChat has loaded twice, or that was reloaded before it led on. `back`: on the way
 * back through the consent page, which leads here by itself. `refused`: not begun here, too long ago, or used up.
 */
export type ReturnVerdict = 'accepted' | 'cancelled' | 'again' | 'back' | 'refused';

export interface Return {
  readonly transaction: WechatTransaction | undefined;
  readonly phone: string | undefined;
  /** Undefined where the address names nobody. */
  readonly openid: string | undefined;
  readonly nowMs: number;
  readonly depth: number;
  /** The browser has opened this page on the way back. */
  readonly isWayBack: boolean;
}

export function validateReturn(found: Return): ReturnVerdict {
  const { transaction, phone, openid, nowMs } = found;
  if (transaction === undefined || transaction.phone !== phone) return 'refused';
  if (transaction.at !== 'begun') return validateRepeated(transaction, found);
  const ageMs = nowMs - transaction.begunAtMs;
  // Of a clock that was set back since nothing is known.
  if (!(ageMs >= 0 && ageMs <= lifeMs)) return 'refused';
  return openid === undefined ? 'cancelled' : 'accepted';
}

/** Once used a login lets nobody in any more; at most it leads on whoever it has let in. */
function validateRepeated(
  transaction: WechatTransaction,
  { openid, depth, isWayBack }: Return,
): ReturnVerdict {
  if (transaction.openid === '' || (openid ?? transaction.openid) !== transaction.openid) return 'refused';
  if (transaction.at === 'used') return 'again';
  // Whoever pastes the address, or follows it from a chat, has one page more behind them than the first time.
  return isWayBack || (openid !== undefined && depth <= transaction.depth) ? 'back' : 'refused';
}

/** The login as it was written; undefined for anything else. */
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
