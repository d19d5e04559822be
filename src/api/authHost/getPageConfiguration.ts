import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { askAuthHost, type AuthHost } from './authHost.ts';
import { Unreadable } from '#data/client/problems.ts';

/** What WeChat's SDK is configured with for one address of the page. */
export interface PageConfiguration {
  readonly appId: string;
  /** Seconds, as text. */
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly signature: string;
}

/**
 * Asks the auth host to sign an address. It travels whole: WeChat computes the signature over every character of it,
 * its query included, without its fragment.
 * @throws Unreadable where nothing usable was signed; the reason is the server's own word
 */
export async function getPageConfiguration(auth: AuthHost, pageUrl: string): Promise<PageConfiguration> {
  const answer = await askAuthHost(auth, 'wechat-jsconfig', { url: pageUrl });
  const configuration = readPageConfiguration(answer);
  if (configuration === undefined) throw new Unreadable('/oauth/wechat-jsconfig: nothing was signed');
  return configuration;
}

/** Flat, or in an envelope; a failure is told by what is missing, for it may come with any code. */
export function readPageConfiguration(answer: unknown): PageConfiguration | undefined {
  const result = isServerRow(answer) ? (answer['result'] ?? answer) : undefined;
  const row: unknown = Array.isArray(result) ? result[0] : result;
  if (!isServerRow(row)) return undefined;
  const configuration = {
    appId: readLine(row['appId']),
    timestamp: readLine(row['timestamp']),
    nonceStr: readLine(row['nonceStr']),
    signature: readLine(row['signature']),
  };
  return Object.values(configuration).indexOf('') < 0 ? configuration : undefined;
}
