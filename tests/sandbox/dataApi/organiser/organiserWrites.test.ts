import { beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openSandbox } from '#tests/sandbox/openSandbox.ts';

const ExhibitionId = 'organiser000000000000001';
const host = 'user0000000000000000host';
const administrator = 'user00000000000000000adm';

let sandbox: ReturnType<typeof openSandbox>;
beforeEach(() => {
  sandbox = openSandbox();
});

async function call(path: string, userId: string, params: unknown) {
  const response = await sandbox.post(`/v2/data/${path}`, { tenantId: 'sys', userId, params });
  return (await response.json()) as { readonly resCode: number; readonly result: Row[] };
}

const waiting = async (name: string, state: Row) => {
  const rows = await sandbox.rows(name, ExhibitionId);
  const [field = '', value] = Object.entries(state)[0] ?? [];
  return String(rows.find((row) => row[field] === value)?.['RecordId']);
};

it('of two organisers who decide about a registration the second is told, and a visitor’s correction is reviewed again', async () => {
  const recordId = await waiting('VisitorExhibitionInfo', { ApproveState: '0' });
  const decide = async (userId: string, ApproveState: string) =>
    (
      await call('update/VisitorExhibitionInfo', userId, {
        recordId,
        setValue: { ApproveState, ReviewTime: 'now', ReviewReason: '请补充公司' },
      })
    ).resCode;
  expect(await decide('user000000000000idlehost', '2')).toBe(2015);
  expect(await decide(host, '3')).toBe(0);
  expect(await decide(administrator, '2')).toBe(2016);
  const stored = async () =>
    (await sandbox.rows('VisitorExhibitionInfo', ExhibitionId)).find((row) => row['RecordId'] === recordId);
  expect(await stored()).toMatchObject({ ApproveState: '3', ReviewReason: '请补充公司' });
  await call('update/VisitorExhibitionInfo', '', { recordId, setValue: { CompanyName: '长洲包装' } });
  expect(await stored()).toMatchObject({ ApproveState: '0', CompanyName: '长洲包装' });
});

it('an appointment is let through once, by the organiser alone', async () => {
  const recordId = await waiting('InvitationInfo', { InvitationMsgContent: '夹具定制' });
  const decide = async (userId: string, State: string) =>
    (await call('update/InvitationInfo', userId, { recordId, setValue: { State } })).resCode;
  expect(await decide('', '2')).toBe(2015);
  expect(await decide('user000000000000idlehost', '1')).toBe(2015);
  expect(await decide(host, '2')).toBe(0);
  expect(await decide(administrator, '1')).toBe(1603);
});

it('an account that is no longer an organiser’s owns no exhibition', async () => {
  const own = async () =>
    (await call('queryList/Exhibition', '', { condition: { RecordId: ExhibitionId, UserId: host } })).resCode;
  expect(await own()).toBe(0);
  await call('update/User', '', { recordId: host, setValue: { Type: '2' } });
  expect(await own()).toBe(10000);
});

it('of two organisers who decide about a team the second is told, and no other person decides', async () => {
  const recordId = await waiting('Team', { Name: '北湖纸业' });
  const decide = async (userId: string, ApproveState: string) =>
    (
      await call('update/Team', userId, {
        recordId,
        setValue: { ApproveState, ApproveReason: '请补充人数', ReviewTime: 'now' },
      })
    ).resCode;
  const stored = async () =>
    (await sandbox.rows('Team', ExhibitionId)).find((row) => row['RecordId'] === recordId);
  expect(await decide('user000000000000idlehost', '2')).toBe(2015);
  // Without a user it is the change of a leader, who decides nothing.
  expect(await decide('', '2')).toBe(0);
  expect(await stored()).toMatchObject({ ApproveState: '0' });
  expect(await decide(host, '3')).toBe(0);
  expect(await decide(administrator, '2')).toBe(2016);
  expect(await stored()).toMatchObject({ ApproveState: '3', ApproveReason: '请补充人数' });
});

it('a notice is taken from an organiser of the exhibition alone, for a channel that it has', async () => {
  const tell = async (userId: string, more: Row) => {
    const record = {
      ExhibitionId,
      OrganizationSender: 'organizer000000000000001',
      Title: '停车',
      Content: '走东门',
    };
    return (await call('insert/MessageInfo', userId, { record: { ...record, ...more } })).resCode;
  };
  expect(await tell('', { ToAllVisitor: true })).toBe(2015);
  expect(await tell('user000000000000idlehost', { ToAllVisitor: true })).toBe(2015);
  expect(await tell(administrator, { ToAllExhibitor: true })).toBe(0);
  expect(await tell(host, { ToChannel: 'pressorganiser0000000001' })).toBe(0);
  expect(await tell(host, { ToChannel: 'nochannel000000000000001' })).toBe(2019);
  expect(await tell(host, { ToAllVisitor: true, ContentEn: 'x'.repeat(5_001) })).toBe(1401);
  const channels = ['pressorganiser0000000001', 'nochannel000000000000001'];
  expect(await tell(host, { ToChannels: channels })).toBe(2019);
  expect(await tell(host, { ToChannels: channels.slice(0, 1) })).toBe(0);
});
