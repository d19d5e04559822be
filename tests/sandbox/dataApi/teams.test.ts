import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openSandbox, registration } from '../openSandbox.ts';

const teamsId = 'teams0000000000000000001';
const auditId = 'teamaudit000000000000001';
const firstTeam = 'team00000000000000000001';
const waiting = 'place0000000000000001099';

async function openTeams(exhibitionId = teamsId) {
  const sandbox = openSandbox();
  let mobiles = 0;
  const visitor = async (): Promise<string> => {
    mobiles += 1;
    const record = registration({
      ExhibitionId: exhibitionId,
      ChannelId: '',
      Mob: `1390000000${mobiles}`,
    });
    const { result } = await sandbox.call('insert/VisitorExhibitionInfo', { record });
    return String(result['VisitorId']);
  };
  const create = async (leader: string, values: Row = {}) =>
    sandbox.call('insert/Team', {
      record: {
        ExhibitionId: exhibitionId,
        Name: '试跑队',
        LeaderVisitorId: leader,
        LeaderName: '甲',
        ...values,
      },
    });
  const ask = async (visitorId: string, TeamId: unknown = firstTeam) =>
    sandbox.call('insert/TeamMember', {
      record: { ExhibitionId: exhibitionId, TeamId, VisitorId: visitorId, Name: '乙', State: '2' },
    });
  const setState = (recordId: unknown, State: string) =>
    sandbox.call('update/TeamMember', { recordId, setValue: { State } });
  const team = async (recordId: unknown) =>
    (await sandbox.call('queryList/Team', { condition: { RecordId: recordId } })).result[0];
  return { ...sandbox, visitor, create, ask, setState, team };
}

describe('a team', () => {
  it('gets the next code and is approved immediately, with its leader as a member', async () => {
    const { create, visitor } = await openTeams();
    const { resCode, result } = await create(await visitor(), { TeamCode: 'T777', ApproveState: '3' });
    expect([resCode, result]).toMatchObject([
      0,
      { TeamCode: 'T009', ApproveState: '2', MemberCount: 1, SignedCount: 0 },
    ]);
  });

  it('waits for approval where the exhibition requires it, with the typed code', async () => {
    const { create, visitor } = await openTeams(auditId);
    const { result } = await create(await visitor(), { TeamCode: 'T042', ApproveState: '2' });
    expect(result).toMatchObject({ TeamCode: 'T042', ApproveState: '0' });
  });

  it('is refused with 1201 where its code is taken, and not where codes may repeat', async () => {
    const { create, visitor, call } = await openTeams(auditId);
    await create(await visitor(), { TeamCode: 'T042' });
    const other = await visitor();
    expect((await create(other, { TeamCode: 'T042' })).resCode).toBe(1201);
    await call('update/Exhibition', { recordId: auditId, setValue: { TeamCodesMayRepeat: true } });
    expect((await create(other, { TeamCode: 'T042' })).resCode).toBe(0);
  });

  it.each(['T1', '042', 'TX', ''])('cannot have the code %j', async (TeamCode) => {
    const { create, visitor } = await openTeams(auditId);
    expect((await create(await visitor(), { TeamCode })).resCode).toBe(400000);
  });

  it('is refused with 1202 for people who are in one, lead one, or have a pending request', async () => {
    const { create, ask, visitor } = await openTeams();
    const [leader, asker] = [await visitor(), await visitor()];
    await create(leader);
    await ask(asker);
    expect([(await create(leader)).resCode, (await create(asker)).resCode]).toEqual([1202, 1202]);
  });

  it('is refused with 1204 where teams are off', { tags: ['team-off'] }, async () => {
    const { create, visitor, call } = await openTeams();
    await call('update/Exhibition', {
      recordId: teamsId,
      setValue: { TeamSignSetup: { IsOpenTeam: false } },
    });
    expect((await create(await visitor())).resCode).toBe(1204);
  });

  it('cannot be created without a registration', async () => {
    const { create } = await openTeams();
    expect((await create('nobody')).resCode).toBe(400000);
  });

  it('that was sent back is under review again after a change', async () => {
    const { create, visitor, call, send, team } = await openTeams(auditId);
    const { result } = await create(await visitor(), { TeamCode: 'T042' });
    const recordId = result['RecordId'];
    const word = { recordId, state: '3', reason: '队名', reasonEn: 'Name' };
    await send('/sandbox/teams', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(word),
    });
    expect(await team(recordId)).toMatchObject({ ApproveState: '3', ApproveReasonEn: 'Name' });
    await call('update/Team', { recordId, setValue: { Name: '新名字', TeamCode: 'T043' } });
    expect(await team(recordId)).toMatchObject({ ApproveState: '0', TeamCode: 'T043', ApproveReason: '' });
  });

  it('that is deleted is refused with 1203, and its members are deleted too', async () => {
    const { call, rows, ask, visitor } = await openTeams();
    expect((await call('delete/Team', { recordId: firstTeam })).resCode).toBe(0);
    expect((await rows('TeamMember')).filter((row) => row['TeamId'] === firstTeam)).toEqual([]);
    expect((await ask(await visitor())).resCode).toBe(1203);
    expect((await call('update/Team', { recordId: firstTeam, setValue: { Name: '新名字' } })).resCode).toBe(
      1203,
    );
  });

  it('can be transferred only to a member', async () => {
    const { call, visitor, team } = await openTeams();
    const hand = (LeaderVisitorId: string) =>
      call('update/Team', { recordId: firstTeam, setValue: { LeaderVisitorId, LeaderName: 'x' } });
    expect((await hand(await visitor())).resCode).toBe(1205);
    const [, second] = (await call('queryList/TeamMember', { condition: { TeamId: firstTeam, State: '2' } }))
      .result;
    expect((await hand(String(second?.['VisitorId']))).resCode).toBe(0);
    expect(await team(firstTeam)).toMatchObject({ LeaderName: second?.['Name'] });
  });
});

describe('a request to join', () => {
  it('waits for the leader, for any state it sends', async () => {
    const { ask, visitor } = await openTeams();
    expect((await ask(await visitor())).result).toMatchObject({ State: '0', TeamId: firstTeam });
  });

  it('counts as a member once accepted, and as checked in after the check-in', async () => {
    const { setState, team, call } = await openTeams();
    expect(await team(firstTeam)).toMatchObject({ MemberCount: 9, SignedCount: 7 });
    await setState(waiting, '2');
    expect(await team(firstTeam)).toMatchObject({ MemberCount: 10, SignedCount: 7 });
    const record = {
      ExhibitionId: teamsId,
      SignInPlaceId: 'gateteams000000000000001',
      VisitorId: 'person00000000000000000b',
      RegistrationId: 'registration00000000000b',
    };
    const { result } = await call('queryList/VisitorExhibitionInfo', {
      condition: { VisitorId: record.VisitorId },
    });
    await call('insert/SignInRecord', { record: { ...record, RegistrationId: result[0]?.['RecordId'] } });
    expect(await team(firstTeam)).toMatchObject({ MemberCount: 10, SignedCount: 8 });
  });

  it.each([
    ['taken back and then granted', '7', '2', 1205],
    ['refused and then granted', '3', '2', 1205],
    ['granted twice', '2', '2', 0],
    ['granted and then refused', '2', '3', 1205],
    ['granted, then out of the team', '2', '7', 0],
  ])('%s: %s, %s is answered %i', async (_, first, second, code) => {
    const { setState } = await openTeams();
    await setState(waiting, first);
    expect((await setState(waiting, second)).resCode).toBe(code);
  });

  it('keeps the leader until another member leads: 1206', async () => {
    const { setState } = await openTeams();
    expect((await setState('place0000000000000001000', '7')).resCode).toBe(1206);
  });
});
