import { permissions } from './sdkCalls.ts';
import type { WechatSdk } from './wechatSdk.ts';

/** A line for the diagnostics; nothing in it names an app, an address or a person. */
export type HostFact = readonly [name: string, value: string];

/** What WeChat says of this page now. It signs for nothing: to look often must not ask the auth host often. */
export function createSelfTest(sdk: WechatSdk): () => Promise<readonly HostFact[]> {
  return async () => {
    const isBelieved = sdk.isUsable();
    const facts: HostFact[] = [['SDK', isBelieved ? 'believes the page' : 'does not believe the page']];
    if (isBelieved) facts.push(['SDK allows', await allowed(sdk)]);
    const ends = Array.from(sdk.outcomes, ([name, outcome]) => `${name} ${outcome}`);
    return [...facts, ['SDK calls', ends.join(', ') || 'none']];
  };
}

async function allowed(sdk: WechatSdk): Promise<string> {
  const result = await sdk.call('checkJsApi', { jsApiList: Array.from(permissions) });
  if (result.kind !== 'ok') return 'no answer';
  const known = asRecord(result.answer.checkResult);
  const missing = permissions.filter((name) => known[name] !== true);
  return missing.length === 0 ? 'all' : `not ${missing.join(', ')}`;
}

/** Android gives a text of it. */
function asRecord(checkResult: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof checkResult === 'string' ? JSON.parse(checkResult) : checkResult;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
