import { readTeam, readTeamMember } from '../rules/team.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const teams = defineCollection({
  name: 'Team',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    /** T and at least three digits. */
    TeamCode: 'code',
    LeaderVisitorId: 'id',
    LeaderName: 'text',
    /** 0 and 1 under review, 2 approved, 3 not approved. */
    ApproveState: 'code',
    ApproveReason: 'text?',
    ApproveReasonEn: 'text?',
    /** Counted by the server. */
    MemberCount: 'number?',
    /** How many of them have checked in at the exhibition. */
    SignedCount: 'number?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', LeaderVisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'TeamCode', 'ApproveState', 'LeaderVisitorId', 'ClientRef'],
  read: readTeam,
});

export const teamMembers = defineCollection({
  name: 'TeamMember',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    TeamId: 'id',
    VisitorId: 'id',
    Name: 'text',
    /** 0 asked to join, 2 in, 3 refused, 7 left or removed. */
    State: 'code',
    SignedAt: 'time?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', TeamId: 'Team', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'TeamId', 'State', 'ClientRef'],
  // One's own memberships, or those of a team that one is in.
  personal: ['RecordId', 'VisitorId', 'TeamId', 'ClientRef'],
  read: readTeamMember,
});
