import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const of = { ExhibitionId: 'open00000000000000000001' };
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

describe('exhibitors of an exhibition', () => {
  it('are asked with the fixed list of fields, on the tenant of the exhibition', {
    tags: ['call-exhibitor'],
  }, async () => {
    const { client } = testClient(server.baseUrl);
    await exhibitingInfo.list(client, of, { expand: ['ExhibitionHallId'] });
    const { path, body } = server.requests[0]!;
    expect(path).toBe('/v2/data/get/ExhibitorExhibitionInfo');
    expect(body['tenantId']).toBe('tenant-of-the-organiser');
    const { properties } = body['params'] as { properties: string[] };
    expect(properties.slice(0, 25).join(' ')).toBe(
      'ExhibitorId Logo CompanyName BoothNo AppointmentNumber ThumpUpNumber CollectionNumber ConvertNumber PVNumber ' +
        'RankValue HelpMoneyTotal ExhibitorQRCode ShortIntroduce Banners LinkList ExhibitorAd MasterService ' +
        'ExhibitorAchievementImageUrl ExhibitorImageUrl Booth3DUrl CloudDockingQrCode ExhibitionHallId ProductTypeInfoId ' +
        'ExhibitionId CreatedAtMesc',
    );
    expect(properties.at(-1)).toBe('ExhibitionHallId.ExhibitionHall.___all');
  });

  it('come page by page, each once, and are as many as the count says', async () => {
    const { client } = testClient(server.baseUrl);
    const seen = new Set<string>();
    for (let pageIndex = 1, hasMore = true; hasMore; pageIndex += 1) {
      const page = await exhibitingInfo.page(client, of, {
        pageIndex,
        pageSize: 50,
        sort: { RankValue: -1 },
      });
      for (const { RecordId } of page.items) seen.add(RecordId);
      hasMore = page.hasMore;
    }
    expect(seen.size).toBe(320);
    expect(await exhibitingInfo.count(client, of)).toBe(320);
  });

  it('are found by a part of their name or stand, and one by its id', async () => {
    const { client } = testClient(server.baseUrl);
    const [first] = await exhibitingInfo.list(client, of);
    const text = first!.CompanyName.slice(2, 6);
    const search = { text, fields: ['CompanyName', 'BoothNo'] } as const;
    const found = await exhibitingInfo.list(client, of, { search });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ CompanyName }) => CompanyName.includes(text))).toBe(true);
    expect(await exhibitingInfo.get(client, { ...of, RecordId: first!.RecordId })).toEqual(first);
    expect(typeof first!.PVNumber).toBe('number');
  });
});
