import { HostFailed, type HostImage } from '../host.ts';
import type { HostDeps } from '../hostDeps.ts';
import { localPicture } from './localPicture.ts';
import type { WechatSdk } from './wechatSdk.ts';

const maxConcurrent = 9;

type Deps = Pick<HostDeps, 'times' | 'storeMedia'>;

/** Works in a mini-program too. */
export function createChooseImages(sdk: WechatSdk, { times, storeMedia }: Deps) {
  // WeChat uploads one picture at a time; a second concurrent call fails.
  let lastUpload: Promise<unknown> = Promise.resolve();
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = lastUpload.then(work);
    lastUpload = turn.catch(() => undefined);
    return turn;
  };

  async function hand(localId: string): Promise<string> {
    const args = { localId, isShowProgressTips: 0 } as const;
    const result = await sdk.call('uploadImage', args, times.requestTimeoutMs);
    const serverId = result.kind === 'ok' ? result.answer.serverId : undefined;
    if (typeof serverId !== 'string' || serverId === '')
      throw new HostFailed('the picture was not taken over');
    return storeMedia(serverId);
  }

  async function pictureOf(localId: string): Promise<HostImage> {
    // The local id itself is not a valid `src` on any phone.
    const result = await sdk.call('getLocalImgData', { localId });
    return {
      previewUrl: result.kind === 'ok' ? localPicture(result.answer.localData) : '',
      upload: () => enqueue(() => hand(localId)),
    };
  }

  return async (most: number): Promise<readonly HostImage[]> => {
    const count = Math.max(1, Math.min(most, maxConcurrent));
    const result = await sdk.call('chooseImage', { count }, times.hostPersonMs);
    if (result.kind === 'cancel') return [];
    if (result.kind === 'failed') throw new HostFailed(result.reason);
    const { localIds } = result.answer;
    const ids = Array.isArray(localIds) ? localIds.filter((id): id is string => typeof id === 'string') : [];
    return Promise.all(ids.slice(0, count).map(pictureOf));
  };
}
