import { useEffect, useState } from 'react';
import {
  insertTeam,
  insertTeamMember,
  lookUpPlaces,
  lookUpTeams,
  memberRecord,
  teamRecord,
} from '../../api/teams/teamWrites.ts';
import type { FoundEntry } from '../../device/outbox.ts';
import { randomId } from '../../device/randomId.ts';
import type { Team } from '../../domain/team/team.ts';
import { shelves } from '../shelves.ts';
import { createSubmission, type Submission } from './createSubmission.ts';
import { type SubmissionGateway, rejectIncomplete } from './submissionGateway.ts';
import type { SubmissionEntry } from './submissionSteps.ts';
import type { TeamPerson } from '../teams/teamPeople.ts';

/** A new team, or a wish to join one: both are handed in once. */
export type TeamIntent = 'team' | 'teamMember';

/** Apart from registrations, which lie in the same outbox under the mark of a contact. */
const holderOf = (intent: TeamIntent, visitorId: string) => `${intent}/${visitorId}`;

export interface NewTeam {
  readonly exhibitionId: string;
  readonly leader: TeamPerson;
  readonly name: string;
  readonly code: string | undefined;
}

/** One intent: from the tap on "create" to the proof that the team is stored, however often the network breaks. */
export function newTeamSubmission({ exhibitionId, leader, name, code }: NewTeam): Submission {
  const clientRef = randomId();
  const record = teamRecord({ exhibitionId, clientRef, name, code, leader });
  return submissionOf('team', entryOf('team', exhibitionId, clientRef, leader.visitorId, record));
}

export function newMemberSubmission(team: Team, person: TeamPerson): Submission {
  const clientRef = randomId();
  const { ExhibitionId: exhibitionId, RecordId: teamId } = team;
  const record = memberRecord({ exhibitionId, clientRef, teamId, ...person });
  return submissionOf('teamMember', entryOf('teamMember', exhibitionId, clientRef, person.visitorId, record));
}

function entryOf(
  intent: TeamIntent,
  exhibitionId: string,
  clientRef: string,
  visitorId: string,
  record: SubmissionEntry['record'],
): SubmissionEntry {
  const personId = holderOf(intent, visitorId);
  return { id: clientRef, exhibitionId, channelId: '', clientRef, personId, record, secretFields: [] };
}

function submissionOf(
  intent: TeamIntent,
  entry: SubmissionEntry,
  missingFields: readonly string[] = [],
): Submission {
  const { record } = entry;
  const [insert, lookUp] = intent === 'team' ? [insertTeam, lookUpTeams] : [insertTeamMember, lookUpPlaces];
  const gateway: SubmissionGateway = {
    insert: (client) => insert(client, record),
    // What is there already is never written over: it is a team, or a place, of its own.
    update: () => Promise.resolve({ status: undefined }),
    find: (client) => lookUp(client, record),
    count: async (client) => {
      const found = await lookUp(client, record);
      return found.kind === 'found' ? found.rows.length : undefined;
    },
  };
  return createSubmission(entry, rejectIncomplete(gateway, missingFields));
}

/** What was sent and never answered, or not sent any more, by one of these people; undefined until the phone has been asked. */
export function useUnfinished(
  intent: TeamIntent,
  exhibitionId: string,
  people: readonly TeamPerson[],
): { readonly entry: FoundEntry | undefined } | undefined {
  const key = `${intent}/${exhibitionId}/${people.map(({ visitorId }) => visitorId).join(' ')}`;
  const [found, setFound] = useState<{ readonly key: string; readonly entry: FoundEntry | undefined }>();

  useEffect(() => {
    let isGone = false;
    async function look() {
      const { outbox } = await shelves();
      const [, , ids = ''] = /^([^/]*)\/[^/]*\/(.*)$/.exec(key) ?? [];
      for (const visitorId of ids.split(' ')) {
        const personId = holderOf(intent, visitorId);
        const entry = visitorId === '' ? undefined : await outbox.find(exhibitionId, personId);
        if (entry?.personId === personId && entry.isReadable) return entry;
      }
      return undefined;
    }
    void look().then((entry) => {
      if (!isGone) setFound({ key, entry });
    });
    return () => {
      isGone = true;
    };
  }, [key, intent, exhibitionId]);

  return found?.key === key ? found : undefined;
}

/** The same intent, read back from the outbox. */
export function reopenedTeamSubmission(intent: TeamIntent, unfinished: FoundEntry): Submission {
  const { state: _, updatedAtMs: __, isReadable: ___, missingFields, ...entry } = unfinished;
  return submissionOf(intent, entry, missingFields);
}
