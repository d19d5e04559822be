import { describe, expect, it } from 'vitest';
import { memberStatus, readTeam, readTeamMember, teamStatus } from '#entities/team/rules/team.ts';

const row = {
  RecordId: 'team00000000000000000001',
  ExhibitionId: { RecordId: 'teams0000000000000000001' },
  Name: '  山野研究所 ⛰️\n',
  TeamCode: 'T004',
  LeaderVisitorId: 'person1',
  LeaderName: '简清越',
  ApproveState: 3,
  ApproveReason: '队名请与单位名称一致。',
  ApproveReasonEn: 'Please use the name of your organisation.',
  MemberCount: '6',
  SignedCount: 4,
  CreatedAtMesc: '1700000000000',
};

describe('a team of the server', () => {
  it('keeps its emoji, its reason in both languages and its counts as numbers', () => {
    expect(readTeam(row)).toMatchObject({
      ExhibitionId: 'teams0000000000000000001',
      Name: '山野研究所 ⛰️',
      ApproveState: '3',
      ApproveReason: {
        zh: '队名请与单位名称一致。',
        en: 'Please use the name of your organisation.',
      },
      MemberCount: 6,
      SignedCount: 4,
      CreatedAtMesc: 1_700_000_000_000,
    });
  });

  it.each([
    ['山野研究所', '山野研究所'],
    ['山野\n研究所', '山野 研究所'],
    ['山野\u202e研究所', '山野研究所'],
    ['Cafe\u0301', 'Café'],
    ['\uf900', '\u8c48'],
    ['字'.repeat(300), '字'.repeat(200)],
  ])('called %j is called %j', (Name, shown) => {
    expect(readTeam({ ...row, Name })?.Name).toBe(shown);
  });

  it.each([-1, 1.5, 'many', null, undefined, {}, Number.NaN])(
    'with a count of %j has none',
    (MemberCount) => {
      expect(readTeam({ ...row, MemberCount })?.MemberCount).toBe(0);
    },
  );

  it('never has more checked-in members than members, because the two counts may be of different moments', () => {
    expect(readTeam({ ...row, MemberCount: 11, SignedCount: 12 })).toMatchObject({ SignedCount: 11 });
  });

  it('without a time is never the earliest', () => {
    expect(readTeam({ ...row, CreatedAtMesc: 'soon' })?.CreatedAtMesc).toBe(Infinity);
  });

  it.each([
    ['an id of another length', { ...row, RecordId: 'team1' }],
    ['an exhibition of another length', { ...row, ExhibitionId: 'teams1' }],
    ['no row', []],
    ['nothing', null],
  ])('is undefined with %s', (_, value) => {
    expect(readTeam(value)).toBeUndefined();
  });

  it.each([
    ['0', 'underReview'],
    ['1', 'underReview'],
    ['2', 'approved'],
    ['3', 'notApproved'],
    ['', 'unknown'],
    ['4', 'unknown'],
  ] as const)('of ApproveState %j is %s', { tags: ['team-application'] }, (ApproveState, status) => {
    expect(teamStatus({ ApproveState })).toBe(status);
  });
});

describe('a team member of the server', () => {
  it('is read with expanded ids', () => {
    const member = {
      RecordId: 'place0000000000000000001',
      TeamId: { RecordId: row.RecordId },
      VisitorId: 'person2',
      State: 2,
      SignedAt: '2027-03-10 09:30:00',
    };
    expect(readTeamMember(member)).toMatchObject({
      TeamId: row.RecordId,
      VisitorId: 'person2',
      State: '2',
      SignedAt: '2027-03-10 09:30:00',
    });
  });

  it.each([
    ['0', 'asked'],
    ['2', 'in'],
    ['3', 'refused'],
    ['7', 'out'],
    ['5', 'unknown'],
  ] as const)('of State %j is %s', (State, status) => {
    expect(memberStatus({ State })).toBe(status);
  });
});
