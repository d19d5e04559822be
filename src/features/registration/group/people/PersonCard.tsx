import { useTranslation } from 'react-i18next';
import { type GroupMember, selfId } from '../../../../domain/group/groupMember.ts';
import { mayChange } from '../send/groupSending.ts';
import { askConfirm } from '../../../../ui/overlay/appToast.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { MemberState } from '../send/MemberState.tsx';
import { useMemberSubmission } from '../send/useMemberSubmission.ts';
import { useNameOf } from './useNameOf.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from '../send/useGroupSending.ts';
import styles from '../group.module.css';

export interface PersonCardProps {
  readonly group: Group;
  readonly member: GroupMember;
  /** How many answers are missing or wrong. */
  readonly open: number;
  readonly sending: Sending;
  readonly onOpen: () => void;
  readonly onRemove: () => Promise<void>;
}

export const cardId = (memberId: string) => `person-${memberId}`;

export function PersonCard({ group, member, open, sending, onOpen, onRemove }: PersonCardProps) {
  const { t } = useTranslation('group');
  const name = useNameOf(group)(member.id);
  const current = useMemberSubmission(sending, member.id);
  const { state } = current;
  const isFree = mayChange(state);

  async function remove() {
    const isBlank = member.name.trim() === '' && open > 0;
    const isSure =
      isBlank ||
      (await askConfirm({
        title: t('removeTitle'),
        body: t('removeText', { name }),
        yes: t('removeYes'),
        no: t('removeNo'),
        noIsDefault: true,
      }));
    if (isSure) await onRemove();
  }

  return (
    <li className={styles.person} id={cardId(member.id)} tabIndex={-1}>
      <p className={styles.who}>
        <strong className={styles.name}>{name}</strong>
        {member.id === selfId && name !== t('me') && <span className={styles.me}>{t('me')}</span>}
        {state.at === 'idle' ? (
          <span
            className={
              open > 0 ? `${styles.chip} ${styles['chip--open']}` : `${styles.chip} ${styles['chip--good']}`
            }
          >
            {open > 0 ? t('open', { number: open }) : t('ready')}
          </span>
        ) : (
          <MemberState sending={current} />
        )}
      </p>
      {member.company !== '' && <p className={styles.company}>{member.company}</p>}
      {isFree && (
        <p className={styles.acts}>
          <Button kind="quiet" onClick={onOpen} aria-label={t(open > 0 ? 'fillWho' : 'changeWho', { name })}>
            {t(open > 0 ? 'fill' : 'change')}
          </Button>
          <Button kind="quiet" onClick={() => void remove()} aria-label={t('removeWho', { name })}>
            {t('remove')}
          </Button>
        </p>
      )}
    </li>
  );
}
