import { afterEach, describe, expect, it } from 'vitest';
import { recordShare } from '#api/exhibition/recordShare.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { testClient } from '../testClient.ts';

const share = {
  atMs: Date.UTC(2026, 11, 1, 1, 2, 3),
  exhibitionId: 'open00000000000000000001',
  visitorId: 'person000000000000000001',
} as const;
let server: RecordingServer;

afterEach(() => server.close());

describe('a share', { tags: ['call-share'] }, () => {
  it.each([
    ['friend', '推荐给朋友'],
    ['timeline', '分享到朋友圈'],
    ['qq', '分享QQ好友'],
    ['qzone', '分享QQ空间'],
    ['weibo', '分享到微博'],
  ] as const)(
    'to %s is one insert with exactly its fields, of this tenant and user',
    async (to, ShareType) => {
      server = await startRecordingServer((response) => reply(response, { resCode: 0, result: {} }));
      await recordShare(testClient(server.baseUrl).client, { ...share, to });
      expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
        [
          '/v2/data/insert/ShareHistory',
          {
            tenantId: 'tenant-of-the-organiser',
            userId: 'user-of-the-visitor',
            params: {
              record: {
                date: '2026-12-01 09:02:03',
                ExhibitionId: share.exhibitionId,
                VisitorId: share.visitorId,
                ShareType,
                Source: 'mobile',
              },
            },
          },
        ],
      ]);
    },
  );

  it('that is refused by a 403 leads nowhere', { tags: ['forbidden'] }, async () => {
    server = await startRecordingServer((response) => reply(response, {}, 403));
    const { client, forbidden } = testClient(server.baseUrl);
    await expect(recordShare(client, { ...share, to: 'friend' })).rejects.toThrow();
    expect(forbidden).toEqual([]);
  });

  it('that the server fails at is not sent again', async () => {
    server = await startRecordingServer((response) => reply(response, {}, 500));
    const { client } = testClient(server.baseUrl);
    await expect(recordShare(client, { ...share, to: 'friend' })).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });
});
