import { useShareSheet } from '#flows/sharing/useShareSheet.ts';
import { saveRoster } from '#entities/registration/groupRoster.ts';
import { loadChunk } from '#chunks/loadChunk.ts';
import { useTranslation } from 'react-i18next';
import { maxMembers, selfId } from '#domain/group/groupMember.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { copyableSections } from '#features/registration/rules/copySections.ts';
import type { Steps } from '../steps.ts';
import type { Group } from '../useGroup.ts';
import { rowId } from './PersonRow.tsx';

const loadSheet = () => loadChunk(() => import('./InviteSheet.tsx')).then(({ InviteSheet }) => InviteSheet);

/** A link with which others register into the group by themselves, on their own phones and with their own contacts. */
function Invite({ group }: { readonly group: Group }) {
  const { t } = useTranslation('group');
  const { sheet, open, close } = useShareSheet(loadSheet);

  function invite() {
    // The group of a link that was sent must be the group of this list for good.
    void saveRoster(group.leader, group.roster);
    open();
  }

  return (
    <>
      <Cell icon={<Icon name="share" />} title={t('invite')} note={t('inviteNote')} onAct={invite} />
      {sheet && <sheet.Sheet group={group} sharing={sheet.sharing} onClose={close} />}
    </>
  );
}

export interface AddPeopleProps {
  readonly group: Group;
  readonly steps: Steps;
}

/** How people come onto the list, and what is copied among them. */
export function AddPeople({ group, steps }: AddPeopleProps) {
  const { t } = useTranslation('group');
  const { form, roster, leader, isSelfRegistered } = group;
  const { members } = roster;
  const hasSelf = members.some(({ id }) => id === selfId);
  const isFull = members.length >= maxMembers;
  const mayCopy =
    members.length > 1 && members.some(({ answers }) => copyableSections(form, answers).length > 0);

  function addOne() {
    const [added] = group.add([{}]);
    if (added !== undefined) steps.go({ at: 'member', memberId: added.id });
  }

  return (
    <>
      {isFull && <Notice kind="info">{t('full', { most: maxMembers })}</Notice>}
      <CellGroup>
        {!isFull && (
          <>
            <Cell icon={<Icon name="addCompanion" />} title={t('add')} onAct={addOne} />
            <Cell
              icon={<Icon name="questionnaire" />}
              title={t('paste')}
              onAct={() => steps.go({ at: 'paste' })}
            />
            {!hasSelf && !isSelfRegistered && (
              <Cell
                icon={<Icon name="me" />}
                title={t('addMe')}
                nextFocus={rowId(selfId)}
                onAct={() => group.add([{ id: selfId, contact: leader.contact.value }])}
              />
            )}
          </>
        )}
        {mayCopy && (
          <Cell icon={<Icon name="copy" />} title={t('copy')} onAct={() => steps.go({ at: 'copy' })} />
        )}
        <Invite group={group} />
      </CellGroup>
    </>
  );
}
