import { afterEach, describe, expect, it } from 'vitest';
import { defineCollection } from '#data/collections/defineCollection.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const halls = defineCollection({
  name: 'Hall',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    Number: 'text?',
    Sort: 'number?',
    IsOpen: 'flag?',
    Pictures: 'list?',
    Plan: 'address?',
    About: 'richText?',
    Extra: 'object?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

const hall = (number: number, more: object = {}) => ({
  RecordId: `hall${String(number).padStart(20, '0')}`,
  ExhibitionId: 'e1',
  Name: `Hall ${number}`,
  ...more,
});
const of = { ExhibitionId: 'e1' };

let server: RecordingServer;
async function answering(result: unknown, resCode: unknown = 0) {
  server = await startRecordingServer((response) => reply(response, { resCode, resMsg: '', result }));
  return testClient(server.baseUrl);
}
const params = () => server.requests[0]?.body['params'] as Record<string, unknown>;

afterEach(() => server.close());

describe('list', () => {
  it('sends the condition and nothing that was not asked for', async () => {
    const { client } = await answering([hall(1)]);
    expect((await halls.list(client, of)).map(({ Name }) => Name)).toEqual(['Hall 1']);
    expect(server.requests[0]?.path).toBe('/v2/data/queryList/Hall');
    expect(params()).toEqual({ condition: of });
  });

  it('sends page, order, expanded references and rows to hang under each row', async () => {
    const { client } = await answering([hall(1)]);
    await halls.list(client, of, {
      pageIndex: 2,
      pageSize: 20,
      sort: { Sort: 1 },
      expand: ['ExhibitionId'],
      children: { Rooms: { of: halls, field: 'HallId' } },
    });
    expect(params()).toEqual({
      condition: of,
      options: { pageIndex: 2, pageSize: 20, sort: { Sort: 1 } },
      properties: ['ExhibitionId.Exhibition.___all'],
      childObjects: [{ fieldName: 'Rooms', reference: { object: 'Hall', field: 'HallId' } }],
    });
  });

  it('reads each field by what it is said to hold', async () => {
    const { client } = await answering([
      hall(1, {
        ExhibitionId: { RecordId: 'e1', ExName: 'Expo' },
        Number: 7,
        Sort: '3',
        IsOpen: '1',
        Pictures: null,
        Plan: ' /plan.svg ',
        About: '<p>one</p>',
        CreatedAtMesc: 'soon',
      }),
    ]);
    const [row] = await halls.list(client, of);
    expect(row).toMatchObject({ ExhibitionId: 'e1', Number: '7', Sort: 3, IsOpen: true, Pictures: [] });
    expect(row).toMatchObject({
      Plan: '/plan.svg',
      About: '<p>one</p>',
      Extra: {},
      CreatedAtMesc: undefined,
    });
  });

  it('leaves out a row without an id of 24 letters or digits', async () => {
    const { client } = await answering([{ ...hall(1), RecordId: 'short' }, hall(2)]);
    expect((await halls.list(client, of)).map(({ Name }) => Name)).toEqual(['Hall 2']);
  });

  it.each<[string, unknown, unknown]>([
    ['another resCode', [], 500],
    ['only rows of another exhibition', [hall(1, { ExhibitionId: 'e2' })], 0],
    ['no list', 'none', 0],
  ])('does not take %s for "none"', async (_, result, resCode) => {
    const { client } = await answering(result, resCode);
    await expect(halls.list(client, of)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is never sent with a condition that is empty or lacks a part', async () => {
    const { client } = await answering([]);
    await expect(halls.list(client, {})).rejects.toThrow('has no part');
    await expect(halls.list(client, { ExhibitionId: undefined })).rejects.toThrow('is missing');
    await expect(halls.count(client, {})).rejects.toThrow('has no part');
    expect(server.requests).toEqual([]);
  });
});

describe('page', () => {
  it('lets RecordId decide among equals, so that no row is on two pages', async () => {
    const { client } = await answering([hall(1)]);
    await halls.page(client, of, { pageIndex: 1, pageSize: 2, sort: { Sort: 1 } });
    expect(JSON.stringify(params()['options'])).toBe(
      '{"pageIndex":1,"pageSize":2,"sort":{"Sort":1,"RecordId":1}}',
    );
  });

  it.each([
    ['a full page has more', 2, true],
    ['a short page is the last one', 1, false],
    ['a server that ignores the size has sent everything', 3, false],
  ])('%s', async (_, rows, hasMore) => {
    const { client } = await answering(Array.from({ length: rows }, (__, at) => hall(at)));
    const page = await halls.page(client, of, { pageIndex: 1, pageSize: 2 });
    expect(page).toMatchObject({ pageIndex: 1, hasMore });
    expect(page.items).toHaveLength(rows);
  });

  it('counts a row that was dropped towards a full page', async () => {
    const { client } = await answering([hall(1), hall(2, { ExhibitionId: 'e2' })]);
    expect(await halls.page(client, of, { pageIndex: 1, pageSize: 2 })).toMatchObject({ hasMore: true });
  });
});

describe('search', () => {
  it('sends a text between slashes, with what is special in a pattern escaped', async () => {
    const { client } = await answering([], 10000);
    await halls.list(client, of, { search: { text: ' a.b/(c) ', fields: ['Name'] } });
    expect(params()['condition']).toEqual({ ...of, Name: String.raw`/a\.b\/\(c\)/` });
  });

  it('asks several fields with $or, and counts by the same', async () => {
    const { client } = await answering(4);
    const search = { text: '江海', fields: ['Name', 'Number'] } as const;
    expect(await halls.count(client, of, { search })).toBe(4);
    expect(params()).toEqual({ condition: { ...of, $or: [{ Name: '/江海/' }, { Number: '/江海/' }] } });
  });

  it('drops rows that do not contain the text, as if the server had ignored the filter', async () => {
    const { client, warnings } = await answering([hall(1), hall(2), hall(3, { Number: 'ｈａｌｌ 1' })]);
    const search = { text: 'HALL 1', fields: ['Name', 'Number'] } as const;
    const found = await halls.list(client, of, { search });
    expect(found.map(({ Name }) => Name)).toEqual(['Hall 1', 'Hall 3']);
    expect(warnings).toEqual(['1 rows of Hall were not asked for']);
  });

  it.each(['', '  '])('is not sent with the text %j', async (text) => {
    const { client } = await answering([]);
    await expect(halls.list(client, of, { search: { text, fields: ['Name'] } })).rejects.toThrow(
      'without a text',
    );
    await expect(halls.list(client, of, { search: { text: 'a', fields: [] } })).rejects.toThrow(
      'without a field',
    );
    expect(server.requests).toEqual([]);
  });
});

describe('get, insert, update, remove', () => {
  it('one row is read, or is not there', async () => {
    const { client } = await answering([hall(1)]);
    const { RecordId } = hall(1);
    expect(await halls.get(client, { RecordId })).toMatchObject({ Name: 'Hall 1' });
    await server.close();
    const empty = await answering([], 10000);
    expect(await halls.get(empty.client, { RecordId })).toBeUndefined();
  });

  it('writes go to the verb and the collection, one attempt each', async () => {
    const { client } = await answering({ RecordId: 'r1' });
    await halls.insert(client, { Name: 'Hall 9' });
    await halls.update(client, 'r1', { Name: 'Hall 8' });
    await halls.remove(client, 'r1');
    expect(server.requests.map(({ path, body }) => [path, body['params']])).toEqual([
      ['/v2/data/insert/Hall', { record: { Name: 'Hall 9' } }],
      ['/v2/data/update/Hall', { recordId: 'r1', setValue: { Name: 'Hall 8' } }],
      ['/v2/data/delete/Hall', { recordId: 'r1' }],
    ]);
  });
});

describe('a collection that is read by another verb', () => {
  const shown = defineCollection({
    name: 'Shown',
    known: 'stated',
    fields: { ExhibitionId: 'id', Name: 'text' },
    askedBy: ['RecordId', 'ExhibitionId'],
    references: { ExhibitionId: 'Exhibition' },
    via: 'get',
    properties: ['Name'],
  });

  it('names its fixed properties, with those that are asked for after them', async () => {
    const { client } = await answering([hall(1)]);
    await shown.list(client, of, { expand: ['ExhibitionId'] });
    expect(server.requests[0]?.path).toBe('/v2/data/get/Shown');
    expect(params()['properties']).toEqual(['Name', 'ExhibitionId.Exhibition.___all']);
  });

  it('takes one object for a list of one', async () => {
    const { client } = await answering(hall(1));
    expect((await shown.list(client, of)).map(({ Name }) => Name)).toEqual(['Hall 1']);
  });
});
