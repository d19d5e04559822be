import { useTranslation } from 'react-i18next';
import type { OpenPerson } from '#entities/card/rules/openPerson.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { changeOpening } from '#entities/card/open/changeOpening.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

type DoneText = 'openDone' | 'openSaved' | 'openWithdrawn';

/** Sends one change at a time, and says how it went; what was typed stays where it failed. */
export function useOpening(owner: MessageOwner, onDone: () => void) {
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
