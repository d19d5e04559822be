import { readyQuery } from '#ui/query/readyQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { companionsQuery } from './companionsQuery.ts';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '#device/identity/randomId.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { type GroupMember, maxMembers } from '#domain/group/groupMember.ts';
import {
  openRoster,
  removeMember,
  type Roster,
  saveMember,
  saveRoster,
} from '#entities/registration/groupRoster.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { nothingAsked } from '../nothingAsked.ts';
import { type MemberQuestions, useMemberQuestions } from './useMemberQuestions.ts';
import { useRegisteredAgain } from './send/useRegisteredAgain.ts';

const none: readonly OwnRegistration[] = [];
const noIds: readonly string[] = [];

/** Of people on the list who are registered: without it, one who holds a place would be told that it is full. */
function useCorrected(
  { exhibitionId, contact }: DraftAddress,
  roster: Roster | undefined,
): QueryState<readonly OwnRegistration[]> {
  const ids = roster?.members.map(({ recordId }) => recordId).filter((id) => id !== undefined) ?? noIds;
  // Who is sent or taken off the list while it is open leaves the answer as it is.
  const [wanted, setWanted] = useState(noIds);
  if (wanted.length === 0 && ids.length > 0) setWanted(ids);
  const query = useServerQuery(companionsQuery(exhibitionId, contact, wanted));
  return ids.length === 0 && query.data === undefined ? readyQuery(none) : query;
}

type NewMember = Partial<GroupMember>;

export interface OpeningGroup {
  /** Undefined until it is open. */
  readonly group: Group | undefined;
  /** The stored registrations of those who are being corrected. */
  readonly corrected: QueryState<readonly OwnRegistration[]>;
}

export interface Group {
  readonly leader: DraftAddress;
  /** As a new person is asked. */
  readonly form: FormDefinition;
  /** The form for this person, with the stored answers of one who is corrected. */
  readonly asked: (member: Pick<GroupMember, 'recordId' | 'name'>) => MemberQuestions;
  readonly roster: Roster;
  readonly isSelfRegistered: boolean;
  /** Adds as many as there is room for, and answers who was added. */
  readonly add: (people: readonly NewMember[]) => readonly GroupMember[];
  /** Keeps the lines of a pasted list that have not been added, in place of those before. */
  readonly keepRest: (rest: string) => void;
  /** What was typed for a person; saved immediately. */
  readonly change: (member: GroupMember) => Promise<void>;
  /** Taken off the list, with everything that was typed for them. */
  readonly drop: (memberId: string) => Promise<void>;
}

const noPerson = { name: '', contact: '', answers: {} };

export function useGroup(
  leader: DraftAddress,
  form: FormDefinition | undefined,
  isSelfRegistered: boolean,
): OpeningGroup {
  // People registered from this list keep the state they had when it was opened.
  const [wasRegistered] = useState(isSelfRegistered);
  const { roster, latest, put } = useRoster(leader, wasRegistered);
  const corrected = useCorrected(leader, roster);
  const again = useRegisteredAgain(leader, roster);
  const asked = useMemberQuestions(form ?? nothingAsked, { corrected: corrected.data, again });
  if (roster === undefined || form === undefined || corrected.data === undefined)
    return { group: undefined, corrected };

  const group: Group = {
    leader,
    form,
    asked,
    roster,
    isSelfRegistered: wasRegistered,
    add(people) {
      const present = latest.current?.members ?? [];
      const company = present[0]?.company ?? '';
      const added = people
        .slice(0, Math.max(0, maxMembers - present.length))
        .map((person) => ({ id: randomId(), ...noPerson, ...person, company: person.company || company }));
      void put((now) => ({ members: [...now.members, ...added] }));
      for (const member of added) void saveMember(leader, member, form.fields);
      return added;
    },
    keepRest: (rest) => void put(() => ({ rest })),
    async change(member) {
      await saveMember(leader, member, form.fields);
      await put((now) => ({
        members: now.members.map((present) => (present.id === member.id ? member : present)),
      }));
    },
    async drop(memberId) {
      await put((now) => ({ members: now.members.filter(({ id }) => id !== memberId) }));
      await removeMember(leader, memberId);
    },
  };
  return { group, corrected };
}

/** The list as it lies on the phone. Several people may be changed before anything is drawn again. */
function useRoster(leader: DraftAddress, wasRegistered: boolean) {
  const { exhibitionId, channelId, contact } = leader;
  const [roster, setRoster] = useState<Roster>();
  const latest = useRef<Roster>(undefined);

  useEffect(() => {
    let isCancelled = false;
    const before = latest.current;
    void openRoster({ exhibitionId, channelId, contact }, wasRegistered).then((opened) => {
      // What has been changed meanwhile is newer than what was read.
      if (isCancelled || latest.current !== before) return;
      latest.current = opened;
      setRoster(opened);
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId, contact, wasRegistered]);

  /** The list is written with its first change: who only looks leaves nothing behind. */
  async function put(change: (now: Roster) => Partial<Roster>): Promise<void> {
    const now = latest.current;
    if (now === undefined) return;
    const next = { ...now, ...change(now) };
    latest.current = next;
    setRoster(next);
    await saveRoster(leader, next);
  }

  return { roster, latest, put };
}
