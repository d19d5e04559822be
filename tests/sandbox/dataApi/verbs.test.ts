import { describe, expect, it } from 'vitest';
import { openSandbox, noonMs } from '../openSandbox.ts';

const newsOf = async (titles: readonly string[]) => {
  const sandbox = openSandbox();
  for (const [index, Title] of titles.entries()) {
    await sandbox.call('insert/News', { record: { Title, Sort: index, Shown: index % 2 === 0 } });
  }
  return sandbox;
};

describe('reading', () => {
  it('an unknown collection is a success without rows', async () => {
    expect(await openSandbox().call('queryList/NeverHeardOf')).toMatchObject({ resCode: 10000, result: [] });
  });

  it.each([
    ['equality', { Title: 'beta' }, ['beta']],
    ['a boolean', { Shown: true }, ['alpha', 'gamma']],
    ['$in', { Title: { $in: ['alpha', 'gamma'] } }, ['alpha', 'gamma']],
    ['$nin', { Title: { $nin: ['alpha'] } }, ['beta', 'gamma']],
    ['$or', { $or: [{ Title: 'beta' }, { Sort: 2 }] }, ['beta', 'gamma']],
    ['text between slashes, anywhere', { Title: '/MM/' }, ['gamma']],
    ['text between slashes inside $or', { $or: [{ Title: '/lph/' }] }, ['alpha']],
    ['special characters between slashes, as themselves', { Title: '/.*/' }, []],
    ['escaped special characters between slashes, as themselves', { Title: String.raw`/g\am/` }, ['gamma']],
    ['nothing at all', {}, ['alpha', 'beta', 'gamma']],
  ])('a condition may use %s', async (_, condition, titles) => {
    const { call } = await newsOf(['alpha', 'beta', 'gamma']);
    const { result } = await call('queryList/News', { condition });
    expect(result.map((row) => row['Title'])).toEqual(titles);
  });

  it.each([{ Title: { $unheardOf: 1 } }, { $where: 'true' }, 'text', [1]])(
    'the condition %j is refused as a bad parameter',
    async (condition) => {
      const { call } = await newsOf(['alpha']);
      expect((await call('queryList/News', { condition })).resCode).toBe(400000);
    },
  );

  it.each(['queryList', 'queryCount', 'updateByCondition', 'deleteByCondition'])(
    '%s on rows about people is refused without a condition',
    async (verb) => {
      const params = { condition: {}, setValue: { Name: 'x' } };
      expect((await openSandbox().call(`${verb}/VisitorExhibitionInfo`, params)).resCode).toBe(400000);
    },
  );

  it('get returns the named fields and the id', async () => {
    const { call } = await newsOf(['alpha']);
    const { result } = await call('get/News', { condition: { Title: 'alpha' }, properties: ['Title'] });
    expect(result).toEqual([{ RecordId: expect.any(String), Title: 'alpha' }]);
  });

  it('sorting and paging: page 2 of descending order, pages counted from 1', async () => {
    const { call } = await newsOf(['a', 'b', 'c', 'd', 'e']);
    const { result } = await call('queryList/News', {
      options: { sort: { Sort: -1 }, pageIndex: 2, pageSize: 2 },
    });
    expect(result.map((row) => row['Title'])).toEqual(['c', 'b']);
    expect((await call('queryList/News', { options: { pageIndex: 9, pageSize: 2 } })).resCode).toBe(10000);
    expect((await call('queryList/News', { options: { pageIndex: 0, pageSize: 2 } })).resCode).toBe(400000);
  });

  it('numbers sort as numbers, and rows without the field come first', async () => {
    const { call } = openSandbox();
    for (const Sort of [10, 9, undefined, 100]) await call('insert/News', { record: { Sort } });
    const { result } = await call('queryList/News', { options: { sort: { Sort: 1 } } });
    expect(result.map((row) => row['Sort'])).toEqual([undefined, 9, 10, 100]);
  });

  it('query returns one object, queryCount a plain number, recordIdList the named rows', async () => {
    const { call } = await newsOf(['alpha', 'beta']);
    const [first] = (await call('queryList/News')).result;
    const recordId = first?.['RecordId'];
    expect((await call('query/News', { recordId })).result['Title']).toBe('alpha');
    expect((await call('query/News', { recordId: 'x'.repeat(24) })).resCode).toBe(10000);
    expect((await call('queryCount/News', { condition: { Title: 'none' } })).result).toBe(0);
    expect((await call('queryCount/News')).result).toBe(2);
    expect((await call('queryList/News', { recordIdList: [recordId] })).result).toHaveLength(1);
  });

  it('expands a reference in place, to the whole row or to one field', async () => {
    const { call } = openSandbox();
    const condition = { RecordId: 'open00000000000000000001' };
    const ask = async (properties: string[]) =>
      (await call('register/queryList/Exhibition', { condition, properties })).result[0]?.['OrganizationId'];
    expect(await ask([])).toBe('organizer000000000000001');
    expect(await ask(['OrganizationId.Organization.___all'])).toMatchObject({ Name: '江海会展集团' });
    expect(await ask(['OrganizationId.Organization.NameEn'])).toBe('Jianghai Exhibitions Group');
    expect(await ask(['OrganizationId.NeverHeardOf.___all'])).toBe('');
  });

  it('attaches children under the requested name', async () => {
    const { result } = await openSandbox().call('queryList/Exhibition', {
      condition: { RecordId: 'open00000000000000000001' },
      childObjects: [{ fieldName: 'Channels', reference: { object: 'Channel', field: 'ExhibitionId' } }],
    });
    expect(result[0]?.['Channels']).toHaveLength(3);
  });

  it('is not affected by changes to an answer', async () => {
    const { call } = await newsOf(['alpha']);
    (await call('queryList/News')).result[0]!['Title'] = 'spoilt';
    expect((await call('queryList/News')).result[0]?.['Title']).toBe('alpha');
  });
});

describe('writing', () => {
  it('an inserted row is returned as one object with an id and a time of the server', async () => {
    const { call } = openSandbox();
    const { result } = await call('insert/News', { record: { RecordId: 'mine', Title: 'alpha' } });
    expect(result['RecordId']).toMatch(/^[0-9a-f]{24}$/);
    expect(result).toMatchObject({ Title: 'alpha', CreatedAt: '2027-03-10 12:00:00', CreatedAtMesc: noonMs });
  });

  it('update changes the named fields and keeps the rest; an unknown id changes nothing', async () => {
    const { call } = await newsOf(['alpha']);
    const [row] = (await call('queryList/News')).result;
    const recordId = row?.['RecordId'];
    expect((await call('update/News', { recordId, setValue: { Title: 'omega' } })).resCode).toBe(0);
    expect((await call('query/News', { recordId })).result).toMatchObject({ Title: 'omega', Sort: 0 });
    expect((await call('update/News', { recordId: 'x'.repeat(24), setValue: {} })).resCode).toBe(10000);
  });

  it('by condition updates or deletes only the rows that match', async () => {
    const { call } = await newsOf(['a', 'b', 'c']);
    await call('updateByCondition/News', { condition: { Shown: true }, setValue: { Title: 'shown' } });
    await call('deleteByCondition/News', { condition: { Title: 'b' } });
    expect((await call('queryList/News')).result.map((row) => row['Title'])).toEqual(['shown', 'shown']);
  });

  it('processes lists of inserts, updates and deletes', async () => {
    const { call } = openSandbox();
    await call('insertList/News', { records: [{ Title: 'a' }, { Title: 'b' }] });
    const [a, b] = (await call('queryList/News')).result;
    await call('updateList/News', [{ recordId: a?.['RecordId'], setValue: { Title: 'z' } }]);
    await call('deleteList/News', [{ recordId: b?.['RecordId'] }]);
    expect((await call('queryList/News')).result.map((row) => row['Title'])).toEqual(['z']);
  });

  it('neither stores nor shows a password in plain text', async () => {
    const { call, rows } = openSandbox();
    const { result } = await call('insert/User', { record: { UserName: 'anna', UserPassword: 'river-9' } });
    expect(result).not.toHaveProperty('UserPassword');
    expect((await call('queryList/User', { condition: { UserName: 'anna' } })).result[0]).not.toHaveProperty(
      'UserPassword',
    );
    expect(JSON.stringify(await rows('User'))).not.toContain('river-9');
    const inserted = await call('insert/News', { record: { AuthorId: result['RecordId'] } });
    const news = await call('queryList/News', {
      condition: { RecordId: inserted.result['RecordId'] },
      properties: ['AuthorId.User.___all'],
      childObjects: [{ fieldName: 'Users', reference: { object: 'User', field: 'TenantId' } }],
    });
    expect(news.result[0]?.['AuthorId']).toMatchObject({ UserName: 'anna' });
    expect(JSON.stringify(news)).not.toContain('UserPassword');
  });

  it('answers an unknown server function without rows', async () => {
    expect(await openSandbox().call('custom/ShareCompleted')).toMatchObject({ resCode: 10000, result: [] });
  });
});
