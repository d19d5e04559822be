import { useTranslation } from 'react-i18next';
import type { GroupMember } from '#domain/group/groupMember.ts';
import { announce } from '#ui/overlay/announce.ts';
import type { Sending } from '../send/useGroupSending.ts';
import type { Steps } from '../steps.ts';
import type { Group } from '../useGroup.ts';
import { PersonRow } from './PersonRow.tsx';
import { useNameOf } from './useNameOf.ts';
import styles from '../group.module.css';

export interface PeopleProps {
  readonly group: Group;
  readonly sending: Sending;
  readonly steps: Steps;
  /** How much a person still has to answer. */
  readonly openOf: (memberId: string) => number;
}

export function People({ group, sending, steps, openOf }: PeopleProps) {
  const { t } = useTranslation('group');
  const nameOf = useNameOf(group);
  const { members } = group.roster;

  async function remove({ id }: GroupMember) {
    await sending.giveUp(id);
    const name = nameOf(id);
    await group.drop(id);
    announce(t('removed', { name }));
  }

  return (
    <section aria-labelledby="g-people">
      <h2 className={styles.title} id="g-people">
        {t('people', { number: members.length })}
      </h2>
      {members.length === 0 && <p className={styles.empty}>{t('emptyList')}</p>}
      <ul className={styles.list}>
        {members.map((member) => (
          <PersonRow
            key={member.id}
            group={group}
            member={member}
            open={openOf(member.id)}
            sending={sending}
            onOpen={() => steps.go({ at: 'member', memberId: member.id })}
            onRemove={() => remove(member)}
          />
        ))}
      </ul>
    </section>
  );
}
