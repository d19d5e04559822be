import { useTranslation } from 'react-i18next';
import { joinPath } from '../../../../domain/address/paths.ts';
import { saveRoster } from '../../../../flows/registration/groupRoster.ts';
import { copyText } from '../../../../host/copyText.ts';
import { renderToast } from '../../../../ui/overlay/appToast.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { FieldRow } from '../../../../ui/fields/FieldRow.tsx';
import { TextInput } from '../../../../ui/controls/TextInput.tsx';
import type { Group } from '../useGroup.ts';

function keepLink() {}

/** A link with which others register into the group by themselves, on their own phones and with their own contacts. */
export function Invite({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['group', 'messages']);
  const { exhibitionId, channelId } = group.leader;
  const link = new URL(joinPath(exhibitionId, channelId, group.roster.groupId), window.location.origin).href;

  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(link, { document, clipboard: navigator.clipboard });
    // The group of a link that was sent must be the group of this list for good.
    await saveRoster(group.leader, group.roster);
    renderToast(t(isCopied ? 'copyDone' : 'copyFailed', { ns: 'messages' }));
  }

  return (
    <Card title={t('inviteTitle')}>
      <p>{t('inviteText')}</p>
      <FieldRow id="group-link" label={t('inviteLink')}>
        {({ id }) => (
          <TextInput
            id={id}
            readOnly
            value={link}
            onText={keepLink}
            onFocus={(event) => event.target.select()}
          />
        )}
      </FieldRow>
      <Button kind="secondary" onClick={() => void copy()}>
        {t('inviteCopy')}
      </Button>
    </Card>
  );
}
