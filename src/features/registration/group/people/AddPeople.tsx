import { useTranslation } from 'react-i18next';
import { maxMembers, selfId } from '../../../../domain/group/groupMember.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { copyableSections } from '../../rules/copySections.ts';
import type { Steps } from '../steps.ts';
import type { Group } from '../useGroup.ts';
import { cardId } from './PersonCard.tsx';
import styles from '../group.module.css';

export interface AddPeopleProps {
  readonly group: Group;
  readonly steps: Steps;
}

export function AddPeople({ group, steps }: AddPeopleProps) {
  const { t } = useTranslation('group');
  const { form, roster, leader, isSelfRegistered } = group;
  const { members } = roster;
  const hasSelf = members.some(({ id }) => id === selfId);
  const mayCopy =
    members.length > 1 && members.some(({ answers }) => copyableSections(form, answers).length > 0);

  function addOne() {
    const [added] = group.add([{}]);
    if (added !== undefined) steps.go({ at: 'member', memberId: added.id });
  }

  if (members.length >= maxMembers) return <Notice kind="info">{t('full', { most: maxMembers })}</Notice>;
  return (
    <Card>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={addOne}>
          {t('add')}
        </Button>
        <Button kind="secondary" onClick={() => steps.go({ at: 'paste' })}>
          {t('paste')}
        </Button>
        {!hasSelf && !isSelfRegistered && (
          <Button
            kind="quiet"
            data-next-focus={cardId(selfId)}
            onClick={() => group.add([{ id: selfId, contact: leader.contact.value }])}
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
  );
}
