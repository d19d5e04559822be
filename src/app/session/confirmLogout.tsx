import { useTranslation } from 'react-i18next';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { messagesPath } from '#entities/message/rules/messagePaths.ts';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { informationPath, selectPath } from '#domain/address/paths.ts';
import { invitationPath } from '#domain/address/invitationPath.ts';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { findUnsent, logOut, type Unsent } from '#entities/visitor/logout.ts';
import { loadWords } from '#language/loadWords.ts';
import { showDialog } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';

type Answer = 'leave' | 'look' | 'stay';

function pathOf({ kind, exhibitionId, channelId, invitationId = '' }: Unsent): string {
  if (kind === 'checkIn') return myCheckInsPath(exhibitionId);
  if (kind === 'message') return messagesPath(exhibitionId);
  if (kind === 'attendance') return appointmentsPath(exhibitionId);
  if (kind === 'acceptance') return invitationPath(exhibitionId, invitationId);
  if (kind === 'favourite') return favouritesPath(exhibitionId);
  if (kind === 'lead') return leadsPath(exhibitionId);
  if (kind === 'sharedList') return sharedListPath(exhibitionId);
  if (kind === 'contact' || kind === 'cardPicture') return cardsPath(exhibitionId);
  return (kind === 'pending' ? informationPath : selectPath)(exhibitionId, channelId);
}

/** A logout deletes codes that are needed at the gate, so ask first. */
export async function confirmLogout(navigate: (to: string) => unknown): Promise<void> {
  const [unsent] = await Promise.all([findUnsent(), loadWords(['leaving'])]);
  const answer = await showDialog<Answer>((onAnswer) => <LogoutDialog unsent={unsent} onAnswer={onAnswer} />);
  if (answer === 'look' && unsent !== undefined) navigate(pathOf(unsent));
  if (answer !== 'leave') return;
  const { path, carried } = await logOut();
  // The boot script takes it out of the entry of the history, which a reload keeps.
  history.replaceState({ carried }, '', path);
  // This page runs on until it is unloaded, and its router, which finds no visitor any more, would write over the entry.
  history.pushState = history.replaceState = () => undefined;
  window.location.reload();
}

interface LogoutDialogProps {
  readonly unsent: Unsent | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** If something is unsent, the primary button leads there. */
function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
  const { t } = useTranslation('leaving');
  const kind = unsent?.kind;
  return (
    <SheetFrame
      title={kind === undefined ? t('title') : t(`${kind}Title`)}
      text={<p>{kind === undefined ? t('text') : t(`${kind}Text`)}</p>}
      onLeave={() => onAnswer('stay')}
    >
      {kind !== undefined && (
        <Button data-default onClick={() => onAnswer('look')}>
          {t(`${kind}Go`)}
        </Button>
      )}
      <Button kind={kind === undefined ? 'danger' : 'quiet'} onClick={() => onAnswer('leave')}>
        {kind === undefined ? t('leave') : t('discard')}
      </Button>
      <Button
        kind="quiet"
        data-default={kind === undefined ? true : undefined}
        onClick={() => onAnswer('stay')}
      >
        {t('stay')}
      </Button>
    </SheetFrame>
  );
}
