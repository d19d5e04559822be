import { renderToast } from '#ui/overlay/appToast.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { changeOpening } from '#entities/card/open/changeOpening.ts';
import { useTranslation } from 'react-i18next';
import { editCardPath } from '#entities/card/rules/cardPaths.ts';
import type { OpenPerson } from '#entities/card/rules/openPerson.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

export interface OpenActionsProps {
  readonly owner: MessageOwner;
  /** What others see now; null before the visitor has agreed. */
  readonly shown: OpenPerson | null;
  /** What they would see; undefined until the own card was read. */
  readonly person: OpenPerson | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Agree, save, or take it back; a card without a name is filled in first. */
export function OpenActions({ owner, shown, person, onClose, onDone }: OpenActionsProps) {
  const { t } = useTranslation('suggestions');
  const { isBusy, change } = useOpening(owner, onDone);
  return (
    <>
      {person !== undefined && person.name.zh !== '' && (
        <Button busy={isBusy} onClick={() => change(person, shown === null ? 'openDone' : 'openSaved')}>
          {t(shown === null ? 'openAgree' : 'openSave')}
        </Button>
      )}
      {person?.name.zh === '' && (
        <LinkButton to={editCardPath(owner.exhibitionId)}>{t('openEditCard')}</LinkButton>
      )}
      {shown === null ? (
        <Button kind="quiet" onClick={onClose}>
          {t('openLater')}
        </Button>
      ) : (
        <Button kind="quiet" busy={isBusy} onClick={() => change(null, 'openWithdrawn')}>
          {t('openWithdraw')}
        </Button>
      )}
    </>
  );
}

type DoneText = 'openDone' | 'openSaved' | 'openWithdrawn';

/** Sends one change at a time, and says how it went; what was typed stays where it failed. */
function useOpening(owner: MessageOwner, onDone: () => void) {
  const { t } = useTranslation('suggestions');
  const { isBusy, run } = useOneAtATime();
  async function send(person: OpenPerson | null, done: DoneText) {
    try {
      if (!(await changeOpening(owner, person))) return renderToast(t('openBusy'));
    } catch {
      return renderToast(t('openFailed'));
    }
    onDone();
    return renderToast(t(done));
  }
  const change = (person: OpenPerson | null, done: DoneText) => void run(() => send(person, done));
  return { isBusy, change };
}
