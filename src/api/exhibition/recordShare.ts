import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { shareHistory } from './exhibitionCollections.ts';

/** `ShareType`: to whom it went, with other clients' values; the last one is assumed. */
const shareTypes = {
  friend: '推荐给朋友',
  timeline: '分享到朋友圈',
  qq: '分享QQ好友',
  qzone: '分享QQ空间',
  weibo: '分享到微博',
} as const;

export interface Share {
  readonly atMs: FairMs;
  readonly exhibitionId: string;
  /** '' before a registration on this phone. */
  readonly visitorId: string;
  readonly to: keyof typeof shareTypes;
}

/** Assumed: `Source` is where it was shared, in the word that the client marker has for this app. */
const source = 'mobile';

/**
 * Records a share; one attempt, since a second one could count it twice.
 * Assumed: `date` is the venue's time to the second.
 * @throws ApiProblem; Refused when the server says no
 */
export async function recordShare(client: ApiClient, share: Share): Promise<void> {
  const record = {
    date: formatVenueTime(share.atMs, 'yyyy-MM-dd HH:mm:ss'),
    ExhibitionId: share.exhibitionId,
    VisitorId: share.visitorId,
    ShareType: shareTypes[share.to],
    Source: source,
  };
  await shareHistory.insert(client, record, { isAskedFor: false });
}
