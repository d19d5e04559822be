import { sha1Hex } from '../crypto/sha1.ts';
import { randomHex } from '../randomText.ts';

/** Shared by both sides of a test: the sandbox signs with it, a fake host verifies with it. */
export const sandboxTicket = 'sandbox-jsapi-ticket';
const sandboxAppId = 'wx-sandbox';

export interface PageConfiguration {
  readonly appId: string;
  /** Seconds, as text. */
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly signature: string;
}

export function signPage(pageUrl: string, nowMs: number): PageConfiguration {
  const nonceStr = randomHex(16);
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = pageSignature({ ticket: sandboxTicket, nonceStr, timestamp, pageUrl });
  return { appId: sandboxAppId, timestamp, nonceStr, signature };
}

/** SHA-1 over ticket, nonce, time and the page's address without its fragment, all raw. */
export function pageSignature(parts: {
  readonly ticket: string;
  readonly nonceStr: string;
  readonly timestamp: string;
  readonly pageUrl: string;
}): string {
  const url = parts.pageUrl.split('#')[0] ?? '';
  return sha1Hex(
    `jsapi_ticket=${parts.ticket}&noncestr=${parts.nonceStr}&timestamp=${parts.timestamp}&url=${url}`,
  );
}
