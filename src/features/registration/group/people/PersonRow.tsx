import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GroupMember, selfId, stillUnused } from '#domain/group/groupMember.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { mayChange } from '../send/groupSending.ts';
import { MemberState } from '../send/MemberState.tsx';
import { useMemberSubmission } from '../send/useMemberSubmission.ts';
import { useListed } from './useListed.ts';
import { useNameOf } from './useNameOf.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from '../send/useGroupSending.ts';
import { Badge } from '#ui/values/Badge.tsx';
import styles from '../group.module.css';

export interface PersonRowProps {
  readonly group: Group;
  readonly member: GroupMember;
  /** How many answers are missing or wrong. */
  readonly open: number;
  readonly sending: Sending;
  readonly onOpen: () => void;
  readonly onRemove: () => Promise<void>;
}

export const rowId = (memberId: string) => `person-${memberId}`;

/** A tap opens the person's answers; what else can be done with them is in the menu. */
export function PersonRow({ group, member, open, sending, onOpen, onRemove }: PersonRowProps) {
  const { t } = useTranslation('group');
  const name = useNameOf(group)(member.id);
  const current = useMemberSubmission(sending, member.id);
  const { state } = current;
  const unused = stillUnused(member);
  const listed = useListed();
  return (
    <li className={styles.person} id={rowId(member.id)} tabIndex={-1}>
      <div className={styles.rowContent}>
        <span className={styles.words}>
          <strong>{name}</strong>
          {member.id === selfId && name !== t('me') && <span className={styles.me}>{t('me')}</span>}
          {member.company !== '' && <span className={styles.of}>{member.company}</span>}
          {unused.length > 0 && (
            <span className={styles.of}>{t('pasteUnused', { texts: listed(unused) })}</span>
          )}
        </span>
        <span className={styles.state}>
          {state.at === 'idle' ? <Progress open={open} /> : <MemberState sending={current} />}
        </span>
        <Monogram name={name} shape="round" small />
      </div>
      {mayChange(state) && (
        <>
          <button className={styles.open} type="button" onClick={onOpen}>
            <span className="x-hidden">{t(open > 0 ? 'fillWho' : 'changeWho', { name })}</span>
          </button>
          <PersonMenu
            {...{ member, name, open, onOpen, onRemove }}
            onDismiss={
              unused.length === 0 ? undefined : () => void group.change({ ...member, unused: undefined })
            }
          />
        </>
      )}
    </li>
  );
}

function Progress({ open }: Pick<PersonRowProps, 'open'>) {
  const { t } = useTranslation('group');
  return open > 0 ? (
    <Badge tone="waits">{t('open', { number: open })}</Badge>
  ) : (
    <Badge tone="good">{t('ready')}</Badge>
  );
}

interface PersonMenuProps extends Pick<PersonRowProps, 'member' | 'open' | 'onOpen' | 'onRemove'> {
  readonly name: string;
  /** Of what a pasted line said and no field holds; undefined where there is nothing. */
  readonly onDismiss: (() => void) | undefined;
}

function PersonMenu({ member, name, open, onOpen, onRemove, onDismiss }: PersonMenuProps) {
  const { t } = useTranslation('group');
  const [isOpen, setIsOpen] = useState(false);

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
    <>
      <button
        className={styles.menu}
        type="button"
        aria-label={t('menuWho', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <ActionSheet
          title={name}
          actions={[
            { key: 'open', text: t(open > 0 ? 'fill' : 'change'), onSelect: onOpen },
            ...(onDismiss === undefined
              ? []
              : [{ key: 'dismiss', text: t('pasteDismiss'), onSelect: onDismiss }]),
            { key: 'remove', text: t('remove'), danger: true, onSelect: () => void remove() },
          ]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
