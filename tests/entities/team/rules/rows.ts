import type { Team, TeamMember } from '#entities/team/rules/team.ts';

/** A team as the app knows it. */
export const aTeam = (values: Partial<Team> = {}): Team => ({
  RecordId: 'team00000000000000000001',
  ExhibitionId: 'teams0000000000000000001',
  Name: '江海城市骑行队',
  TeamCode: 'T001',
  LeaderVisitorId: 'person1',
  LeaderName: '程屿安',
  ApproveState: '2',
  ApproveReason: { zh: '', en: '' },
  MemberCount: 1,
  SignedCount: 0,
  ClientRef: '',
  CreatedAt: '',
  CreatedAtMesc: 1_000,
  ...values,
});

export const aMember = (values: Partial<TeamMember> = {}): TeamMember => ({
  RecordId: 'place0000000000000000001',
  ExhibitionId: 'teams0000000000000000001',
  TeamId: 'team00000000000000000001',
  VisitorId: 'person2',
  Name: '邵闻笛',
  State: '2',
  SignedAt: '',
  ClientRef: '',
  CreatedAt: '',
  CreatedAtMesc: 1_000,
  ...values,
});
