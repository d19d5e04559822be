import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { informationPath, selectPath } from '../../domain/address/paths.ts';
import { myCheckInsPath } from '../../domain/address/myCheckInsPath.ts';
import { findUnsent, logOut, type Unsent } from '../../flows/session/logout.ts';
import { loadWords } from '../../language/loadWords.ts';
import { showDialog } from '../../ui/overlay/appToast.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ModalBox } from '../../ui/overlay/ModalBox.tsx';
import styles from '../../ui/overlay/dialog.module.css';

type Answer = 'leave' | 'look' | 'stay';

function pathOf({ kind, exhibitionId, channelId }: Unsent): string {
  if (kind === 'checkIn') return myCheckInsPath(exhibitionId);
  return (kind === 'pending' ? informationPath : selectPath)(exhibitionId, channelId);
}

/** A logout deletes codes that are needed at the gate, so ask first. */
export async function confirmLogout(navigate: (to: string) => unknown): Promise<void> {
  const [unsent] = await Promise.all([findUnsent(), loadWords(['leaving'])]);
  const answer = await showDialog<Answer>((onAnswer) => <LogoutDialog unsent={unsent} onAnswer={onAnswer} />);
  if (answer === 'look' && unsent !== undefined) navigate(pathOf(unsent));
  if (answer === 'leave') window.location.replace(await logOut());
}

interface LogoutDialogProps {
  readonly unsent: Unsent | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** If something is unsent, the primary button leads there. */
function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
  const { t } = useTranslation('leaving');
  const id = useId();
  const kind = unsent?.kind;
  return (
    <ModalBox labelledBy={`${id}-title`} describedBy={`${id}-text`} onLeave={() => onAnswer('stay')}>
      <h2 className={styles.title} id={`${id}-title`}>
        {kind === undefined ? t('title') : t(`${kind}Title`)}
      </h2>
      <p className={styles.body} id={`${id}-text`}>
        {kind === undefined ? t('text') : t(`${kind}Text`)}
      </p>
      {kind !== undefined && (
        <Button data-default onClick={() => onAnswer('look')}>
          {t(`${kind}Go`)}
        </Button>
      )}
      {kind === undefined && (
        <Button data-default onClick={() => onAnswer('stay')}>
          {t('stay')}
        </Button>
      )}
      <Button kind="secondary" onClick={() => onAnswer('leave')}>
        {kind === undefined ? t('leave') : t('discard')}
      </Button>
      {kind !== undefined && (
        <Button kind="secondary" onClick={() => onAnswer('stay')}>
          {t('stay')}
        </Button>
      )}
    </ModalBox>
  );
}
