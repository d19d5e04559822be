// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '#sending/createSubmission.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const teamsId = 'teams0000000000000000001';
const auditId = 'teamaudit000000000000001';
const firstTeam = 'team00000000000000000001';
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

/** A page of the app, with the flows of teams as it loads them. */
async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [sending, actions, reads] = await Promise.all([
    import('#features/teams/queries/teamSubmission.ts'),
    import('#features/teams/queries/teamActions.ts'),
    import('#features/teams/queries/suggestTeamCode.ts'),
  ]);
  const { findTeam, listMembers } = await import('#features/teams/api/teams.ts');
  const client = await tab.services().client();
  const teamOf = async (exhibitionId: string, teamId: string) => {
    const team = await findTeam(client, { exhibitionId, teamId });
    if (team === undefined) throw new Error('There is no such team');
    return team;
  };
  const membersOf = (teamId: string) => listMembers(client, { exhibitionId: teamsId, teamId });
  return { ...tab, ...sending, ...actions, ...reads, teamOf, membersOf };
}

/** In the pages that are open, and in those that are opened later. Who is created last acts. */
function actAs({ visitorId }: { readonly visitorId: string }): void {
  localStorage.setItem('visitorId', visitorId);
  for (const tab of tabs) tab.device.getState().set('visitorId', visitorId);
}

let mobiles = 0;
async function newPerson(exhibitionId = teamsId) {
  mobiles += 1;
  const name = `队员${mobiles}`;
  const record = {
    ExhibitionId: exhibitionId,
    Name: name,
    Mob: `1390000${String(mobiles).padStart(4, '0')}`,
  };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  const { VisitorId: visitorId } = result as { VisitorId: string };
  actAs({ visitorId });
  return { visitorId, name };
}

const at = (submission: Submission) => submission.store.getState().state.at;
const teamsNamed = async (name: string) => (await phone.rows('Team')).filter((row) => row['Name'] === name);

describe('a team is created once', { tags: ['N06'] }, () => {
  it('however often it is tapped', async () => {
    const tab = await newTab();
    const leader = await newPerson();
    const submission = tab.createSubmission(
      tab.teamEntry({
        exhibitionId: teamsId,
        leader,
        name: '八次',
        code: undefined,
      }),
      tab.teamGateway,
    );
    await Promise.all(Array.from({ length: 8 }, () => submission.start()));
    expect(at(submission)).toBe('done');
    expect(await teamsNamed('八次')).toHaveLength(1);
  });

  it('when its answer is lost: it is found again by its leader', async () => {
    const tab = await newTab();
    const leader = await newPerson();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Team', times: 1 });
    const submission = tab.createSubmission(
      tab.teamEntry({
        exhibitionId: teamsId,
        leader,
        name: '丢了',
        code: undefined,
      }),
      tab.teamGateway,
    );
    await submission.start();
    expect(at(submission)).toBe('done');
    expect(await teamsNamed('丢了')).toHaveLength(1);
  });

  it('when the page is gone before the answer: the next page takes it up', async () => {
    const leader = await newPerson();
    const first = await newTab();
    let hasCome = false;
    phone.answerInstead(({ path }) => {
      if (path !== 'insert/Team' || hasCome) return undefined;
      hasCome = true;
      return new Promise(() => {});
    });
    void first
      .createSubmission(
        first.teamEntry({ exhibitionId: teamsId, leader, name: '接着', code: undefined }),
        first.teamGateway,
      )
      .start();
    await eventually(() => expect(hasCome).toBe(true));
    first.kill();
    phone.answerInstead(() => undefined);

    const second = await newTab();
    const { outbox } = await second.localStores();
    const waiting = await outbox.find(teamsId, `team/${leader.visitorId}`);
    const again = second.reopenSubmission(waiting!, second.teamGateway);
    await again.reopen();
    expect(at(again)).toBe('done');
    expect(await teamsNamed('接着')).toHaveLength(1);
  });

  it('and of two phones of one leader only one creates it', { tags: ['team-application'] }, async () => {
    const leader = await newPerson();
    const here = await newTab();
    const wish = { exhibitionId: teamsId, leader, code: undefined };
    await here.createSubmission(here.teamEntry({ ...wish, name: '先来' }), here.teamGateway).start();
    const later = here.createSubmission(here.teamEntry({ ...wish, name: '后到' }), here.teamGateway);
    await later.start();
    expect(at(later)).toBe('overwriteAsked');
    expect(await teamsNamed('后到')).toEqual([]);
  });
});

describe('one code for two teams', { tags: ['team-code'] }, () => {
  const wish = { exhibitionId: auditId, code: 'T001' };

  it('is refused to the second, which is offered the next free one', {
    tags: ['team-messages'],
  }, async () => {
    const tab = await newTab();
    const [one, other] = [await newPerson(auditId), await newPerson(auditId)];
    actAs(one);
    await tab
      .createSubmission(tab.teamEntry({ ...wish, leader: one, name: '第一队' }), tab.teamGateway)
      .start();
    actAs(other);
    const second = tab.createSubmission(
      tab.teamEntry({ ...wish, leader: other, name: '第二队' }),
      tab.teamGateway,
    );
    await second.start();
    expect(second.store.getState().state).toMatchObject({ at: 'rejected', refusal: { resCode: 1201 } });
    expect(await tab.suggestTeamCode(auditId, ['T001'])).toBe('T002');
  });

  it('leaves the earlier one its code where the server lets both through, and the later one gets another', async () => {
    const tab = await newTab();
    await phone.call('update/Exhibition', { recordId: auditId, setValue: { TeamCodesMayRepeat: true } });
    const [one, other] = [await newPerson(auditId), await newPerson(auditId)];
    const first = tab.createSubmission(
      tab.teamEntry({ ...wish, leader: one, name: '第一队' }),
      tab.teamGateway,
    );
    actAs(one);
    await first.start();
    actAs(other);
    phone.pass(10);
    const second = tab.createSubmission(
      tab.teamEntry({ ...wish, leader: other, name: '第二队' }),
      tab.teamGateway,
    );
    await second.start();
    const idOf = async (name: string) => String((await teamsNamed(name))[0]?.['RecordId']);
    const [kept, changed] = [
      await tab.settleCode(auditId, await idOf('第一队')),
      await tab.settleCode(auditId, await idOf('第二队')),
    ];
    expect(kept).toMatchObject({ team: { TeamCode: 'T001' }, gaveUp: undefined });
    expect(changed).toMatchObject({ team: { TeamCode: 'T003', Name: '第二队' }, gaveUp: 'T001' });
  });
});

describe('a wish to join', () => {
  it('is stored once when its answer is lost', { tags: ['N06'] }, async () => {
    const tab = await newTab();
    const person = await newPerson();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/TeamMember', times: 1 });
    const submission = tab.createSubmission(
      tab.joinEntry(await tab.teamOf(teamsId, firstTeam), person),
      tab.joinGateway,
    );
    await submission.start();
    expect(at(submission)).toBe('done');
    const rows = (await phone.rows('TeamMember')).filter((row) => row['VisitorId'] === person.visitorId);
    expect(rows.map((row) => row['State'])).toEqual(['0']);
  });

  it('says that the team is gone where it has been dissolved', { tags: ['team-messages'] }, async () => {
    const tab = await newTab();
    const person = await newPerson();
    const team = await tab.teamOf(teamsId, firstTeam);
    await phone.call('delete/Team', { recordId: firstTeam });
    const submission = tab.createSubmission(tab.joinEntry(team, person), tab.joinGateway);
    await submission.start();
    expect(submission.store.getState().state).toMatchObject({ at: 'rejected', refusal: { resCode: 1203 } });
  });

  it('may be sent again after it was refused', async () => {
    const tab = await newTab();
    const person = await newPerson();
    const team = await tab.teamOf(teamsId, firstTeam);
    await tab.createSubmission(tab.joinEntry(team, person), tab.joinGateway).start();
    const [asked] = (await tab.membersOf(firstTeam)).filter((row) => row.VisitorId === person.visitorId);
    expect(await tab.declineMember(asked!)).toBe('done');
    const again = tab.createSubmission(tab.joinEntry(team, person), tab.joinGateway);
    await again.start();
    expect(at(again)).toBe('done');
    const [now] = (await tab.membersOf(firstTeam)).filter((row) => row.VisitorId === person.visitorId);
    expect(now?.State).toBe('0');
  });
});

describe('the leader’s word', () => {
  const asking = async (tab: Awaited<ReturnType<typeof newTab>>) => {
    const found = (await tab.membersOf(firstTeam)).find(({ State }) => State === '0');
    if (found === undefined) throw new Error('Nobody is asking');
    return found;
  };
  const inside = async (tab: Awaited<ReturnType<typeof newTab>>) => {
    const found = (await tab.membersOf(firstTeam)).filter(({ State }) => State === '2');
    return found[1]!;
  };

  it('accepts a member', async () => {
    const tab = await newTab();
    expect(await tab.approveMember(await asking(tab))).toBe('done');
    expect(await tab.teamOf(teamsId, firstTeam)).toMatchObject({ MemberCount: 10 });
  });

  it('is done where its answer is lost and the server shows it', { tags: ['N06'] }, async () => {
    const tab = await newTab();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/TeamMember', times: 1 });
    expect(await tab.approveMember(await asking(tab))).toBe('done');
  });

  it('is not done where the server failed before it, and says so', async () => {
    const tab = await newTab();
    await phone.fault({ name: 'serverError500', path: 'update/TeamMember', times: 1 });
    const member = await asking(tab);
    expect(await tab.approveMember(member)).toBe('notDone');
    expect(await tab.approveMember(member)).toBe('done');
  });

  it('is not sent where the look before it is not answered', async () => {
    const tab = await newTab();
    const member = await asking(tab);
    await phone.fault({ name: 'serverError500' });
    phone.takePaths();
    expect(await tab.approveMember(member)).toBe('notDone');
    expect(phone.takePaths().filter((path) => path.startsWith('update/'))).toEqual([]);
  });

  it('is not known where nothing can be read after it either', async () => {
    const tab = await newTab();
    const member = await asking(tab);
    let isBroken = false;
    phone.answerInstead(({ path }) => {
      isBroken ||= path === 'update/TeamMember';
      return isBroken ? Response.error() : undefined;
    });
    expect(await tab.approveMember(member)).toBe('unknown');
  });

  it('is not sent without a network', async () => {
    const tab = await newTab();
    const member = await asking(tab);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    phone.takePaths();
    expect(await tab.approveMember(member)).toBe('notSent');
    expect(phone.takePaths()).toEqual([]);
  });

  it('comes too late for a wish that was taken back', async () => {
    const tab = await newTab();
    const member = await asking(tab);
    expect(await tab.removeMember(member)).toBe('done');
    phone.takePaths();
    expect(['changed', 'gone']).toContain(await tab.approveMember(member));
    expect(phone.takePaths()).not.toContain('update/TeamMember');
  });

  it('hands the team over, and only then the leader may leave', async () => {
    const tab = await newTab();
    const team = await tab.teamOf(teamsId, firstTeam);
    const leader = (await tab.membersOf(firstTeam)).find(
      ({ VisitorId }) => VisitorId === team.LeaderVisitorId,
    );
    expect(await tab.removeMember(leader!)).toBe('leaderStays');
    const next = await inside(tab);
    expect(await tab.transferLeadership(team, next)).toBe('done');
    expect(await tab.teamOf(teamsId, firstTeam)).toMatchObject({ LeaderVisitorId: next.VisitorId });
    expect(await tab.removeMember(leader!)).toBe('done');
  });

  it('cannot hand over to a member who has just left', async () => {
    const tab = await newTab();
    const next = await inside(tab);
    await tab.removeMember(next);
    expect(await tab.transferLeadership(await tab.teamOf(teamsId, firstTeam), next)).toBe('changed');
  });

  it('dissolves, and a team that is gone already is dissolved too', async () => {
    const tab = await newTab();
    const team = await tab.teamOf(teamsId, firstTeam);
    const member = await asking(tab);
    expect(await tab.dissolve(team)).toBe('done');
    expect(await tab.dissolve(team)).toBe('done');
    expect(await tab.approveMember(member)).toBe('gone');
  });
});

describe('a team that was not approved', { tags: ['team-application'] }, () => {
  it('is changed and resubmitted', async () => {
    const tab = await newTab();
    const leader = await newPerson(auditId);
    await tab
      .createSubmission(
        tab.teamEntry({ exhibitionId: auditId, leader, name: '旧名字', code: 'T005' }),
        tab.teamGateway,
      )
      .start();
    const recordId = String((await teamsNamed('旧名字'))[0]?.['RecordId']);
    await phone.reviewTeam({ recordId, state: '3', reason: '请写全称' });
    const team = await tab.teamOf(auditId, recordId);
    expect(team.ApproveReason.zh).toBe('请写全称');
    expect(await tab.resubmitTeam(team, { name: '新名字', code: 'T006' })).toBe('done');
    expect(await tab.teamOf(auditId, recordId)).toMatchObject({
      Name: '新名字',
      TeamCode: 'T006',
      ApproveState: '0',
    });
  });
});
