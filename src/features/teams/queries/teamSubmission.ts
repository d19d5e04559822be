import { useEffect, useEffectEvent, useState } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import {
  insertTeam,
  insertTeamMember,
  lookUpMemberships,
  lookUpTeams,
  memberRecord,
  teamRecord,
  teamRefusals,
} from '../api/teamWrites.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { readTeam, readTeamMember, type Team, type TeamMember } from '#entities/team/rules/team.ts';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { findEarlierEntry, outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { outboxOwnerKey } from '#sending/outboxOwnerKey.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';

/** A new team, or a request to join one. */
export type TeamIntent = 'team' | 'teamMember';

export interface NewTeam {
  readonly exhibitionId: string;
  readonly leader: ActingPerson;
  readonly name: string;
  readonly code: string | undefined;
}

export function teamEntry({ exhibitionId, leader, name, code }: NewTeam): SubmissionEntry {
  const clientRef = randomId();
  const record = teamRecord({ exhibitionId, clientRef, name, code, leader });
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: { kind: 'team', visitorId: leader.visitorId },
    record,
  });
}

export function joinEntry(team: Team, person: ActingPerson): SubmissionEntry {
  const clientRef = randomId();
  const { ExhibitionId: exhibitionId, RecordId: teamId } = team;
  const record = memberRecord({ exhibitionId, clientRef, teamId, ...person });
  const owner = { kind: 'teamMember', visitorId: person.visitorId } as const;
  return outboxEntry({ exhibitionId, clientRef, owner, record });
}

/** The first copy of a request takes the code and makes the person a member; the second is refused for it. */
const mayRefuseOwnCopy = ({ resCode }: Refusal) =>
  ['codeTaken', 'alreadyInTeam'].indexOf(teamRefusals[resCode ?? 0] ?? '') >= 0;

/** Teams are found by their leader. An earlier one is never overwritten: it is another team. */
export function teamGateway({ record }: SubmissionEntry): SubmissionGateway<Team> {
  return {
    insert: (client) => insertTeam(client, record),
    update: noUpdate,
    find: (client) => lookUpTeams(client, record),
    count: async (client) => countOf(await lookUpTeams(client, record)),
    read: readTeam,
    mayRefuseOwnCopy,
  };
}

/** Requests to join are found by the visitor. An earlier one is never overwritten. */
export function joinGateway({ record }: SubmissionEntry): SubmissionGateway<TeamMember> {
  return {
    insert: (client) => insertTeamMember(client, record),
    update: noUpdate,
    find: (client) => lookUpMemberships(client, record),
    count: async (client) => countOf(await lookUpMemberships(client, record)),
    read: readTeamMember,
    mayRefuseOwnCopy,
  };
}

const countOf = (found: Awaited<ReturnType<typeof lookUpTeams>>): number | undefined =>
  found.kind === 'found' ? found.rows.length : undefined;

/** What one of these people has sent without an answer, or not sent yet; undefined until the outbox has been read. */
export function useEarlierTeamEntry(
  kind: TeamIntent,
  people: readonly ActingPerson[],
): { readonly entry: FoundEntry | undefined } | undefined {
  const exhibitionId = useExhibitionId();
  const key = people.map(({ visitorId }) => outboxOwnerKey({ kind, visitorId })).join(' ');
  const [found, setFound] = useState<{ readonly key: string; readonly entry: FoundEntry | undefined }>();
  const search = useEffectEvent((at: string) =>
    findEarlierEntry(
      at,
      people.map(({ visitorId }) => ({ kind, visitorId })),
    ),
  );

  useEffect(() => {
    let isCancelled = false;
    void search(exhibitionId).then((entry) => {
      if (!isCancelled) setFound({ key, entry });
    });
    return () => {
      isCancelled = true;
    };
  }, [key, exhibitionId]);

  return found?.key === key ? found : undefined;
}
