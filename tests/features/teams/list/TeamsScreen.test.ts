// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const teamsId = 'teams0000000000000000001';
const auditId = 'teamaudit000000000000001';
const teams = `/teams/${teamsId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const say = (setup: unknown) =>
  phone.call('update/Exhibition', { recordId: teamsId, setValue: { TeamSignSetup: setup } });
const heading = () => document.querySelector('main h1')?.textContent ?? '';
const asksTeams = (paths: readonly string[]) => paths.filter((path) => /\/Team(Member)?$/.test(path));

/** Leaves the phone with the voucher of a visitor who has just registered. */
async function register(exhibitionId: string, mobile: string, name = '周闻溪'): Promise<string> {
  const record = { ExhibitionId: exhibitionId, Name: name, Mob: mobile };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  await keepVisitor(readRegistration(result)!);
  tab.device.getState().set('entranceId', exhibitionId);
  tab.kill();
  return (result as { VisitorId: string }).VisitorId;
}

describe('teams', () => {
  it.each([[false], ['false'], [0], [undefined]])(
    'with IsOpenTeam %j are rejected in words, and nothing is asked about them',
    { tags: ['team-off', 'team-messages', 'N23'] },
    async (IsOpenTeam) => {
      await say({ IsOpenTeam, Pages: [] });
      await openApp(`${teams}/new`);
      await waitFor(() => expect(heading()).toBe('未开启组队'));
      expect(mainText()).toContain('没有开启组队');
      expect(asksTeams(phone.takePaths())).toEqual([]);
    },
  );

  it('whose settings cannot be queried say so, and are asked for again by a tap', {
    tags: ['team-messages'],
  }, async () => {
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Exhibition' });
    const app = await openApp(teams);
    await screen.findByText('查询组队信息失败');
    expect(asksTeams(phone.takePaths())).toEqual([]);
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('全部队伍（7）');
  });

  it.each(['team1', 't'.repeat(25), 'new2'])(
    'have no team of the id %s, and nobody is asked for it',
    async (part) => {
      await openApp(`${teams}/${part}`);
      await waitFor(() => expect(heading()).toBe('找不到这支队伍'));
      expect(asksTeams(phone.takePaths())).toEqual([]);
    },
  );
});

describe('a page about a team that a friend has shared', () => {
  it.each(['team00000000000000000002', 'join?code=2222'])(
    'says under %s of which exhibition it is',
    async (part) => {
      await openApp(`${teams}/${part}`);
      const way = await screen.findByRole('link', { name: '登记参观' });
      expect(way.getAttribute('href')).toBe(`/select/${teamsId}`);
    },
  );

  it('does not offer to register to a visitor who has', async () => {
    await register(teamsId, '13900001111');
    await openApp(`${teams}/team00000000000000000002`);
    await screen.findByRole('link', { name: '加入队伍' });
    expect(screen.queryByRole('link', { name: '登记参观' })).toBeNull();
  });
});

describe('creating a team', () => {
  it('is not open to a member of another one', {
    tags: ['team-application', 'team-messages'],
  }, async () => {
    const visitorId = await register(teamsId, '13900001111');
    await phone.call('insert/TeamMember', {
      record: {
        ExhibitionId: teamsId,
        TeamId: 'team00000000000000000002',
        VisitorId: visitorId,
        Name: '周闻溪',
      },
    });
    await openApp(`${teams}/new`);
    await screen.findByText('已有队伍，不能再创建');
    expect(screen.queryByLabelText(/队名/)).toBeNull();
  });

  it.each([
    ['1', /“晨跑队”正在审核/, '查看队伍'],
    ['3', /“晨跑队”没有通过审核/, '去修改'],
  ])(
    'says to the leader of one in the state %s what it waits for, and leads to it',
    async (ApproveState, said, way) => {
      const LeaderVisitorId = await register(auditId, '13900001111');
      const { result } = await phone.call('insert/Team', {
        record: { ExhibitionId: auditId, Name: '晨跑队', TeamCode: 'T009', LeaderVisitorId },
      });
      const recordId = (result as { RecordId: string }).RecordId;
      await phone.reviewTeam({ recordId, state: ApproveState });
      await openApp(`/teams/${auditId}/new`);
      await screen.findByText(said);
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
        `/teams/${auditId}/${recordId}`,
      );
    },
  );

  it('is said once: a reload of the team’s page says it no more', async () => {
    const LeaderVisitorId = await register(teamsId, '13900001111');
    const { result } = await phone.call('insert/Team', {
      record: { ExhibitionId: teamsId, Name: '晨跑队', TeamCode: 'T099', LeaderVisitorId },
    });
    const recordId = (result as { RecordId: string }).RecordId;
    const app = await openApp(`${teams}/${recordId}?new=1`);
    await screen.findByText('队伍已创建');
    await waitFor(() => expect(addressOf(app)).toBe(`${teams}/${recordId}`));
    expect(screen.getByText('队伍已创建')).toBeTruthy();
  });

  it('under a code that was taken a moment before keeps the name and takes the next code', {
    tags: ['team-code', 'team-messages'],
  }, async () => {
    await register(auditId, '13900001111');
    const app = await openApp(`/teams/${auditId}/new`);
    const code = await screen.findByLabelText<HTMLInputElement>(/队伍码/);
    await waitFor(() => expect(code.value).toBe('T001'));
    // Another phone is faster.
    const other = { ExhibitionId: auditId, Name: '别人', Mob: '13900002222' };
    const { result } = await phone.call('insert/VisitorExhibitionInfo', { record: other });
    const LeaderVisitorId = (result as { VisitorId: string }).VisitorId;
    const team = { ExhibitionId: auditId, Name: '捷足队', TeamCode: 'T001', LeaderVisitorId };
    expect((await phone.call('insert/Team', { record: team })).resCode).toBe(0);

    await app.user.type(screen.getByLabelText(/队名/), '夜跑 🌙');
    await app.user.click(screen.getByRole('button', { name: '提交审核' }));
    await screen.findByText(/T001 刚被另一支队伍用了，已为您换成 T002/);
    expect(screen.getByLabelText<HTMLInputElement>(/队名/).value).toBe('夜跑 🌙');
    expect(screen.getByLabelText<HTMLInputElement>(/队伍码/).value).toBe('T002');
  });
});
