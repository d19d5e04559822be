import { afterEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#data/client/apiClient.ts';
import { conditionOf } from '#data/collections/condition.ts';
import { custom } from '#data/collections/custom.ts';
import { deleteByCondition } from '#data/collections/deleteByCondition.ts';
import { updateIfStill } from '#data/collections/updateIfStill.ts';
import { insert, queryCount, queryList, remove, update } from '#data/collections/dataApi.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { testClient } from '#tests/api/testClient.ts';
import { addresses } from '#entities/address/api/addressCollections.ts';
import { banners } from '#api/exhibition/bannerCollections.ts';
import { shareHistory } from '#api/exhibition/exhibitionCollections.ts';
import { visitors } from '#entities/registration/api/registrationCollections.ts';

const condition = conditionOf(banners, { ExhibitionId: 'e1' });
let server: RecordingServer;

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl);
}

function sent(): [string, unknown] {
  const { path, body } = server.requests[0]!;
  return [path, body['params']];
}

afterEach(() => server.close());

type Call = (client: ApiClient) => Promise<unknown>;

describe('the eight generic verbs', () => {
  const verbs: [string, string, Call][] = [
    ['queryList', '/v2/data/queryList/ExhibitionBanner', (api) => queryList(api, banners, { condition })],
    ['queryCount', '/v2/data/queryCount/ExhibitionBanner', (api) => queryCount(api, banners, { condition })],
    ['custom', '/v2/data/custom/ShareCompleted', (api) => custom(api, 'ShareCompleted', {})],
    ['insert', '/v2/data/insert/ShareHistory', (api) => insert(api, shareHistory, { Source: 's' })],
    ['update', '/v2/data/update/Visitor', (api) => update(api, visitors, 'r1', { Name: 'n' })],
    [
      'updateByCondition',
      '/v2/data/updateByCondition/ExhibitionBanner',
      (api) => updateIfStill(api, banners, { recordId: 'b', field: 'Sort', was: 1, to: 2 }),
    ],
    ['delete', '/v2/data/delete/Address', (api) => remove(api, addresses, 'r1')],
    [
      'deleteByCondition',
      '/v2/data/deleteByCondition/ExhibitionBanner',
      (api) => deleteByCondition(api, banners, condition),
    ],
  ];

  it.each(verbs)('%s is one POST to %s', { tags: ['generic-verbs'] }, async (_, path, call) => {
    const { client } = await answering({ resCode: 0, result: [] });
    await call(client);
    expect(server.requests.map((request) => [request.method, request.path])).toEqual([['POST', path]]);
  });
});

describe('queryList', () => {
  it('condition, options and properties travel as params', async () => {
    const { client } = await answering({ resCode: 0, result: [{ RecordId: 'b', ExhibitionId: 'e1' }] });
    const query = {
      condition,
      options: { pageIndex: 1, pageSize: 10, sort: { Sort: 1 } },
      properties: ['ProductId.Product.___all'],
    } as const;
    const { rows } = await queryList(client, banners, query);
    expect(rows).toHaveLength(1);
    expect(sent()).toEqual(['/v2/data/queryList/ExhibitionBanner', query]);
  });

  it('rows of another exhibition are dropped with a warning', async () => {
    const result = [{ RecordId: 'b', ExhibitionId: 'e2' }];
    const { client, warnings } = await answering({ resCode: 0, result });
    expect((await queryList(client, banners, { condition })).rows).toEqual([]);
    expect(warnings).toEqual(['1 rows of ExhibitionBanner were not asked for']);
  });
});

describe('queryCount', () => {
  it.each<[unknown, unknown, number | undefined]>([
    [0, 3, 3],
    [0, '4', 4],
    [0, 0, 0],
    [10000, 0, 0],
    [0, null, undefined],
    [0, '', undefined],
    [0, [], undefined],
    [0, 'many', undefined],
    [0, -1, undefined],
    [500, 3, undefined],
  ])('resCode %j with result %j counts %j', async (resCode, result, count) => {
    const { client } = await answering({ resCode, result });
    expect(await queryCount(client, banners, { condition })).toBe(count);
  });
});

describe('writing verbs', () => {
  it.each<[string, unknown]>([
    ['one object', { RecordId: 'r' }],
    ['a list of one object', [{ RecordId: 'r' }]],
  ])('an insert answers with the stored row, given as %s', async (_, result) => {
    const { client } = await answering({ resCode: 0, result });
    expect(await insert(client, shareHistory, { Source: 's' })).toEqual({ RecordId: 'r' });
    expect(sent()).toEqual(['/v2/data/insert/ShareHistory', { record: { Source: 's' } }]);
  });

  it('an insert that answers without a row answers nothing', async () => {
    const { client } = await answering({ resCode: 0, result: null });
    expect(await insert(client, shareHistory, {})).toBeUndefined();
  });

  it('another resCode is a refusal that carries the envelope', async () => {
    const { client } = await answering({ resCode: 1101, resMsg: 'closed', result: [] });
    await expect(insert(client, shareHistory, {})).rejects.toMatchObject({
      kind: 'refused',
      envelope: { resCode: 1101, resMsg: 'closed' },
    });
  });

  it('an update names its row and the new values', async () => {
    const { client } = await answering({ resCode: 0, result: 1 });
    await update(client, visitors, 'r1', { Name: 'n' });
    expect(sent()).toEqual(['/v2/data/update/Visitor', { recordId: 'r1', setValue: { Name: 'n' } }]);
  });

  it('a delete names its row', async () => {
    const { client } = await answering({ resCode: 0, result: 1 });
    await remove(client, addresses, 'r1');
    expect(sent()).toEqual(['/v2/data/delete/Address', { recordId: 'r1' }]);
  });

  it('a row that is gone already counts as deleted; a path that is gone does not', async () => {
    const gone = await answering({ resCode: 400, resMsg: '', result: [] }, 404);
    await remove(gone.client, addresses, 'r1');
    await server.close();
    const elsewhere = await answering('not an envelope', 404);
    await expect(remove(elsewhere.client, addresses, 'r1')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('an update or delete without its row is never sent', async () => {
    const { client } = await answering({ resCode: 0 });
    await expect(update(client, visitors, '', { Name: 'n' })).rejects.toThrow('without a RecordId');
    await expect(remove(client, visitors, '')).rejects.toThrow('without a RecordId');
    expect(server.requests).toEqual([]);
  });

  it('a server function goes by its name, which cannot leave its folder', async () => {
    const { client } = await answering({ resCode: 0, result: 'x' });
    expect((await custom(client, 'ShareCompleted', { a: 1 })).result).toBe('x');
    await custom(client, '../delete/Visitor', {});
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v2/data/custom/ShareCompleted',
      '/v2/data/custom/..%2Fdelete%2FVisitor',
    ]);
  });

  it('deleting by condition travels with the checked condition', async () => {
    const { client } = await answering({ resCode: 0, result: 1 });
    await deleteByCondition(client, banners, condition);
    expect(sent()).toEqual(['/v2/data/deleteByCondition/ExhibitionBanner', { condition }]);
  });
});

describe('changing a number that is still what it was', () => {
  const change = { recordId: 'b', field: 'Sort', was: 1, to: 2 };

  it('names the row by its id, and the number', async () => {
    const { client } = await answering({ resCode: 0, result: 1 });
    expect(await updateIfStill(client, banners, change)).toBe(true);
    expect(sent()).toEqual([
      '/v2/data/updateByCondition/ExhibitionBanner',
      { condition: { RecordId: 'b', Sort: 1 }, setValue: { Sort: 2 } },
    ]);
  });

  it.each([
    ['10000', { resCode: 10000, result: [] }],
    ['no rows', { resCode: 0, result: 0 }],
    ['no rows, as a text', { resCode: 0, result: '0' }],
  ])('is not done where the server answers with %s', async (_, envelope) => {
    const { client } = await answering(envelope);
    expect(await updateIfStill(client, banners, change)).toBe(false);
  });

  it('sends nothing without the id of a row', async () => {
    const { client } = await answering({ resCode: 0, result: 1 });
    await expect(updateIfStill(client, banners, { ...change, recordId: '' })).rejects.toThrow('RecordId');
    expect(server.requests).toEqual([]);
  });
});
