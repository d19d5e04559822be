import { permissions } from './sdkCalls.ts';
import type { WechatSdk } from './wechatSdk.ts';

/** A line of the diagnostics; contains no app id, address or person. */
export type HostFact = readonly [name: string, value: string];

/** Does not sign, so that repeating it does not load the auth host. */
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

function asRecord(checkResult: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof checkResult === 'string' ? JSON.parse(checkResult) : checkResult;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
