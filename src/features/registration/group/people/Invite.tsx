import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { saveRoster } from '#entities/registration/groupRoster.ts';
import { useShareSheet } from '#flows/sharing/useShareSheet.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Group } from '../useGroup.ts';

const loadSheet = () => loadChunk(() => import('./InviteSheet.tsx')).then(({ InviteSheet }) => InviteSheet);

/** A link with which others register into the group by themselves, on their own phones and with their own contacts. */
export function Invite({ group }: { readonly group: Group }) {
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
