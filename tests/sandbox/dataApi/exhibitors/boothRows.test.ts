import { beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openSandbox } from '#tests/sandbox/openSandbox.ts';

const ExhibitionId = 'stand0000000000000000001';
const ExhibitorId = 'exhibitor000000000000001';
const admin = 'user00000000000exhibitor';
const assistant = 'user00000000000assistant';
const own = 'exhibiting000000000stand';

let sandbox: ReturnType<typeof openSandbox>;
beforeEach(() => {
  sandbox = openSandbox();
});

async function call(path: string, userId: string, params: unknown) {
  const response = await sandbox.post(`/v2/data/${path}`, { tenantId: 'sys', userId, params });
  return (await response.json()) as { readonly resCode: number; readonly result: Row };
}
const correct = async (userId: string, setValue: Row, recordId = own) =>
  (await call('update/ExhibitorExhibitionInfo', userId, { recordId, setValue })).resCode;

it('an exhibitor corrects its own row, which the organiser then reviews again', async () => {
  expect(await correct(admin, { MasterService: '夹具' })).toBe(0);
  const rows = await sandbox.rows('ExhibitorExhibitionInfo', ExhibitionId);
  expect(rows.find(({ RecordId }) => RecordId === own)).toMatchObject({
    MasterService: '夹具',
    ApproveState: '1',
  });
});

it('rows of others, contacts without the right, and blank names are refused', async () => {
  const rows = await sandbox.rows('ExhibitorExhibitionInfo', ExhibitionId);
  const other = rows.find((row) => row['ExhibitorId'] !== ExhibitorId);
  expect(await correct(admin, { MasterService: 'x' }, String(other?.['RecordId']))).toBe(2001);
  expect(await correct('user000000000000000guest', { MasterService: 'x' })).toBe(2001);
  expect(await correct(assistant, { MasterService: 'x' })).toBe(2002);
  expect(await correct(admin, { CompanyName: ' ' })).toBe(2003);
  expect(await correct(admin, { MasterService: 'x' }, 'nothing00000000000000000')).toBe(2004);
});

it('a visitor who opens the page counts a view, and nothing is reviewed for that', async () => {
  expect(await correct('user000000000000000guest', { PVNumber: 12_487 })).toBe(0);
  const rows = await sandbox.rows('ExhibitorExhibitionInfo', ExhibitionId);
  expect(rows.find(({ RecordId }) => RecordId === own)?.['ApproveState']).toBe('2');
});

it('a product needs a name, a whole price, and categories that belong together', async () => {
  const categories = await sandbox.rows('CategorySecond', ExhibitionId);
  const second = categories[0] ?? {};
  const wrongFirst = categories.find((row) => row['CategoryFirstId'] !== second['CategoryFirstId']);
  const base = { ExhibitionId, ExhibitorId, ProductName: '夹具', ProductPrice: '1250' };
  const insert = async (more: Row) =>
    (await call('insert/Product', admin, { record: { ...base, ...more } })).resCode;
  const place = { CategoryFirstId: second['CategoryFirstId'], CategorySecondId: second['RecordId'] };
  expect(await insert(place)).toBe(0);
  expect(await insert({ ProductName: '' })).toBe(2003);
  expect(await insert({ ProductPrice: '12.50' })).toBe(2003);
  expect(await insert({ ...place, CategoryFirstId: wrongFirst?.['CategoryFirstId'] })).toBe(2003);
  expect(await insert({ ExhibitorId: 'exhibitor000000000000009' })).toBe(2001);
});

it('a promotion is reviewed when it is added and when it is corrected, and not when it is withdrawn', async () => {
  const record = {
    ExhibitionId,
    ExhibitorId,
    name: '首发',
    StartTime: '2026-12-01 10:00:00',
    EndTime: '2026-12-01 11:00:00',
    ApproveState: '2',
  };
  const { result } = await call('insert/Promotion', admin, { record });
  expect(result['ApproveState']).toBe('1');
  const change = async (setValue: Row) => {
    await call('update/Promotion', admin, { recordId: result['RecordId'], setValue });
    const rows = await sandbox.rows('Promotion', ExhibitionId);
    return rows.find(({ RecordId }) => RecordId === result['RecordId'])?.['ApproveState'];
  };
  await call('update/Promotion', '', { recordId: result['RecordId'], setValue: { ApproveState: '2' } });
  expect(await change({ IsShow: false })).toBe('2');
  expect(await change({ Place: '5A21' })).toBe('1');
  expect(
    (await call('insert/Promotion', admin, { record: { ...record, EndTime: record.StartTime } })).resCode,
  ).toBe(2003);
});

it('a live is reviewed when it is added and when it is corrected, and not when it is put on air or withdrawn', async () => {
  const record = { ExhibitionId, ExhibitorId, Title: '开机讲解', StartTime: '2026-12-01 10:00:00' };
  const { result } = await call('insert/LiveList', admin, { record });
  expect(result['ApproveState']).toBe('1');
  const change = async (setValue: Row) => {
    await call('update/LiveList', admin, { recordId: result['RecordId'], setValue });
    const rows = await sandbox.rows('LiveList', ExhibitionId);
    return rows.find(({ RecordId }) => RecordId === result['RecordId'])?.['ApproveState'];
  };
  await call('update/LiveList', '', { recordId: result['RecordId'], setValue: { ApproveState: '2' } });
  expect(await change({ State: '1' })).toBe('2');
  expect(await change({ IsShow: false })).toBe('2');
  expect(await change({ ReplayUrl: '/replay.m3u8' })).toBe('1');
  const others = await call('update/LiveList', assistant, {
    recordId: result['RecordId'],
    setValue: { State: '2' },
  });
  expect(others.resCode).toBe(2002);
  expect((await call('insert/LiveList', admin, { record: { ...record, Title: '' } })).resCode).toBe(2003);
});

it('contacts are added and removed by another one with admin rights, and the last of these stays', async () => {
  const [gu, colleague] = ['contact00000000000000001', 'contact00000000000000002'];
  const remove = async (userId: string, recordId: string) =>
    (await call('delete/ExhibitorContact', userId, { recordId })).resCode;
  const right = async (recordId: string, IsAdmin: boolean) =>
    (await call('update/ExhibitorContact', admin, { recordId, setValue: { IsAdmin } })).resCode;
  expect(await remove(assistant, gu)).toBe(2002);
  expect(await remove(admin, gu)).toBe(2006);
  expect(await right(gu, false)).toBe(2006);
  expect(await right(colleague, true)).toBe(0);
  const record = { ExhibitionId, ExhibitorId, Name: '沈一禾', IsAdmin: true };
  expect((await call('insert/ExhibitorContact', admin, { record })).resCode).toBe(0);
  expect((await call('insert/ExhibitorContact', admin, { record: { ...record, Name: '' } })).resCode).toBe(
    2003,
  );
  expect(await remove(assistant, gu)).toBe(0);
  const rows = (await sandbox.rows('ExhibitorContact', undefined)).filter(
    (row) => row['ExhibitorId'] === ExhibitorId,
  );
  expect(rows.map((row) => row['Name'])).not.toContain('顾清和');
});
