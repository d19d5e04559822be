import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyableSections } from '../../rules/copySections.ts';
import { findDuplicates, mustDiffer } from '../../rules/findDuplicates.ts';
import { checkMember, maxMembers, selfId } from '../../../../domain/group/groupMember.ts';
import { announce } from '../../../../ui/overlay/announce.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { ErrorSummary } from '../../../../ui/page/ErrorSummary.tsx';
import { checkOf } from '../../../../ui/fields/checkOf.ts';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../../ui/page/PageHeading.tsx';
import { Invite } from './Invite.tsx';
import { cardId, PersonCard } from './PersonCard.tsx';
import { Registered } from '../send/Registered.tsx';
import { Shared, sharedWords } from '../Shared.tsx';
import { ResumedSending } from '../ResumedSending.tsx';
import type { Steps } from '../steps.ts';
import { useNameOf } from './useNameOf.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from '../send/useGroupSending.ts';
import styles from '../group.module.css';

export interface PeopleListProps {
  readonly group: Group;
  readonly sending: Sending;
  readonly steps: Steps;
}

/** Who is on the list, how far each of them is, and the ways to add more. */
export function PeopleList({ group, sending, steps }: PeopleListProps) {
  const { t } = useTranslation('group');
  const nameOf = useNameOf(group);
  const [attempt, setAttempt] = useState(0);
  const { form, roster } = group;
  const { members, mustRetype } = roster;
  const open = members
    .map((member) => ({ member, number: checkMember(member, group.asked(member).form, checkOf).length }))
    .filter(({ number }) => number > 0);
  const duplicates = findDuplicates(members, form);
  const isFull = members.length >= maxMembers;
  const hasSelf = members.some(({ id }) => id === selfId);
  const mayCopy =
    members.length > 1 && members.some(({ answers }) => copyableSections(form, answers).length > 0);

  const hasTried = attempt > 0;
  const problems = [
    ...open.map(({ member, number }) => ({
      targetId: cardId(member.id),
      text: t('openLine', { name: nameOf(member.id), number }),
    })),
    ...duplicates.filter(mustDiffer).map(({ by, ids }) => ({
      targetId: cardId(ids[0] ?? ''),
      text: t(sharedWords[by], { names: ids.map(nameOf).join(t('and')) }),
    })),
  ];

  function toReview() {
    setAttempt((before) => before + 1);
    if (problems.length === 0) steps.go({ at: 'review' });
  }

  function addOne() {
    const [added] = group.add([{}]);
    if (added !== undefined) steps.go({ at: 'member', memberId: added.id });
  }

  return (
    <>
      <PageHeading lead={t('lead', { most: maxMembers })}>{t('title')}</PageHeading>
      <ResumedSending group={group} sending={sending} />
      <ErrorSummary attempt={attempt} lines={hasTried ? problems : []} />
      <Shared
        duplicates={hasTried ? duplicates.filter((one) => !mustDiffer(one)) : duplicates}
        nameOf={nameOf}
      />
      {mustRetype.length > 0 && (
        <Notice kind="warn">{t('retype', { names: mustRetype.map(nameOf).join(t('and')) })}</Notice>
      )}
      <Registered group={group} />
      <section aria-labelledby="g-people">
        <h2 className={styles.title} id="g-people">
          {t('people', { number: members.length })}
        </h2>
        {members.length === 0 && <p className={styles.empty}>{t('emptyList')}</p>}
        <ul className={styles.list}>
          {members.map((member) => (
            <PersonCard
              key={member.id}
              group={group}
              member={member}
              open={open.find((other) => other.member.id === member.id)?.number ?? 0}
              sending={sending}
              onOpen={() => steps.go({ at: 'member', memberId: member.id })}
              onRemove={async () => {
                await sending.giveUp(member.id);
                const name = nameOf(member.id);
                await group.drop(member.id);
                announce(t('removed', { name }));
              }}
            />
          ))}
        </ul>
      </section>
      {isFull ? (
        <Notice kind="info">{t('full', { most: maxMembers })}</Notice>
      ) : (
        <Card>
          <div className={styles.ways}>
            <Button kind="secondary" onClick={addOne}>
              {t('add')}
            </Button>
            <Button kind="secondary" onClick={() => steps.go({ at: 'paste' })}>
              {t('paste')}
            </Button>
            {!hasSelf && !group.isSelfRegistered && (
              <Button
                kind="quiet"
                data-next-focus={cardId(selfId)}
                onClick={() => group.add([{ id: selfId, contact: group.leader.contact.value }])}
              >
                {t('addMe')}
              </Button>
            )}
            {mayCopy && (
              <Button kind="quiet" onClick={() => steps.go({ at: 'copy' })}>
                {t('copy')}
              </Button>
            )}
          </div>
        </Card>
      )}
      {members.length > 0 && <Button onClick={toReview}>{t('toReview')}</Button>}
      <div className={styles.invite}>
        <Invite group={group} />
      </div>
    </>
  );
}
