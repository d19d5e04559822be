import { afterEach, describe, expect, it } from 'vitest';
import { findBanners } from '#api/exhibition/bannerCollections.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { startSandboxServer } from '../sandboxServer.ts';
import { testClient } from '../testClient.ts';

const exhibitionId = 'open00000000000000000001';
const row = { RecordId: 'b1', ExhibitionId: exhibitionId, Name: '/pictures/one.png' };
let server: RecordingServer;

async function find(result: unknown, resCode = 0) {
  server = await startRecordingServer((response) => reply(response, { resCode, result }));
  return findBanners(testClient(server.baseUrl).client, exhibitionId, '1');
}

afterEach(() => server.close());

describe('the pictures of a home', () => {
  it('are those of this exhibition’s home, asked for in the organiser’s order', async () => {
    await find([]);
    expect(server.requests.map(({ path, body }) => [path, body['params']])).toEqual([
      [
        '/v2/data/queryList/ExhibitionBanner',
        { condition: { ExhibitionId: exhibitionId, Type: '1' }, options: { sort: { Sort: 1 } } },
      ],
    ]);
  });

  it('of the sandbox are read, each with a picture', async () => {
    server = await startSandboxServer();
    const banners = await findBanners(testClient(server.baseUrl).client, exhibitionId, '1');
    expect(banners.length).toBeGreaterThan(0);
    for (const { picture } of banners) expect(picture).not.toBe('');
  });

  it('come with their link and their title in both languages', async () => {
    expect(await find([{ ...row, Link: '/list', Title: '观展', TitleEn: 'Visit' }])).toEqual([
      { id: 'b1', picture: '/pictures/one.png', link: '/list', title: { zh: '观展', en: 'Visit' } },
    ]);
  });

  it('are named by their address where the row has no id, and lead nowhere without a link', async () => {
    expect(await find([{ ...row, RecordId: undefined }])).toEqual([
      { id: '/pictures/one.png', picture: '/pictures/one.png', link: '', title: { zh: '', en: '' } },
    ]);
  });

  it('lead to their product where they have no link', async () => {
    const productId = 'productopen0000000000001';
    const found = await find([
      { ...row, ProductId: productId },
      { ...row, RecordId: 'b2', ProductId: productId, Link: '/list' },
    ]);
    expect(found.map(({ link }) => link)).toEqual([`/product/${exhibitionId}/${productId}`, '/list']);
  });

  it.each([undefined, null, '', {}, ['a']])('are left out where the address is %j', async (Name) => {
    expect(await find([{ ...row, Name }])).toEqual([]);
  });

  it('are eight at most', { tags: ['N25'] }, async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...row, RecordId: `b${at}`, Name: `/${at}` }));
    expect((await find(many)).map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']);
  });

  it('are none where the answer has none', { tags: ['N20'] }, async () => {
    expect(await find(null)).toEqual([]);
  });
});
