import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDuplicates, mustDiffer } from '#features/registration/rules/findDuplicates.ts';
import { checkMember, maxMembers } from '#domain/group/groupMember.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { AddPeople } from './AddPeople.tsx';
import { NotAdded } from './NotAdded.tsx';
import { People } from './People.tsx';
import { rowId } from './PersonRow.tsx';
import { Registered } from '../send/Registered.tsx';
import { Shared, sharedWords } from '../Shared.tsx';
import { ResumedSending } from '../ResumedSending.tsx';
import type { Steps } from '../steps.ts';
import { useNameOf } from './useNameOf.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from '../send/useGroupSending.ts';

export interface PeopleListProps {
  readonly group: Group;
  readonly sending: Sending;
  readonly steps: Steps;
}

export function PeopleList({ group, sending, steps }: PeopleListProps) {
  const { t } = useTranslation('group');
  const nameOf = useNameOf(group);
  const [attempt, setAttempt] = useState(0);
  const { members, mustRetype } = group.roster;
  const { openOf, duplicates, problems } = useProblems(group);
  const hasTried = attempt > 0;

  function toReview() {
    setAttempt((before) => before + 1);
    if (problems.length === 0) steps.go({ at: 'review' });
  }

  return (
    <>
      <PageHeading lead={t('lead', { most: maxMembers })}>{t('title')}</PageHeading>
      <ResumedSending group={group} sending={sending} />
      <ErrorSummary attempt={attempt} lines={hasTried ? problems : []} showsLines />
      <Shared
        duplicates={hasTried ? duplicates.filter((one) => !mustDiffer(one)) : duplicates}
        nameOf={nameOf}
      />
      {mustRetype.length > 0 && (
        <Notice kind="warn">{t('retype', { names: mustRetype.map(nameOf).join(t('and')) })}</Notice>
      )}
      <NotAdded group={group} steps={steps} />
      <Registered group={group} />
      <People group={group} sending={sending} steps={steps} openOf={openOf} />
      <AddPeople group={group} steps={steps} />
      {members.length > 0 && (
        <PageFoot>
          <Button onClick={toReview}>{t('toReview')}</Button>
        </PageFoot>
      )}
    </>
  );
}

/** What stands between the list and its review: open questions, and what two people may not share. */
function useProblems(group: Group) {
  const { t } = useTranslation('group');
  const nameOf = useNameOf(group);
  const { members } = group.roster;
  const duplicates = findDuplicates(members, group.form);
  const open = members
    .map((member) => ({
      id: member.id,
      number: checkMember(member, group.asked(member).form, checkOf).length,
    }))
    .filter(({ number }) => number > 0);
  const problems = [
    ...open.map(({ id, number }) => ({
      targetId: rowId(id),
      text: t('openLine', { name: nameOf(id), number }),
    })),
    ...duplicates.filter(mustDiffer).map(({ by, ids }) => ({
      targetId: rowId(ids[0] ?? ''),
      text: t(sharedWords[by], { names: ids.map(nameOf).join(t('and')) }),
    })),
  ];
  const openOf = (memberId: string) => open.find(({ id }) => id === memberId)?.number ?? 0;
  return { openOf, duplicates, problems };
}
