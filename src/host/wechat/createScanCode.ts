import { HostFailed } from '../host.ts';
import type { HostDeps } from '../hostDeps.ts';
import { scannedText } from './scannedText.ts';
import type { WechatSdk } from './wechatSdk.ts';

/** Works in a mini-program too. */
export function createScanCode(sdk: WechatSdk, { times }: Pick<HostDeps, 'times'>) {
  return async (): Promise<string | undefined> => {
    const args = { needResult: 1, scanType: ['qrCode', 'barCode'] } as const;
    const result = await sdk.call('scanQRCode', args, times.hostPersonMs);
    if (result.kind === 'cancel') return undefined;
    const text = result.kind === 'ok' ? scannedText(result.answer.resultStr) : '';
    if (text === '') throw new HostFailed(result.kind === 'ok' ? 'an empty code' : result.reason);
    return text;
  };
}
