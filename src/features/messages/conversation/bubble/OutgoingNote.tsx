import { useTranslation } from 'react-i18next';
import type { OutgoingMessage } from '#entities/message/messageEntry.ts';
import { removeOutgoing, sendAgain } from '#entities/message/messageQueue.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './bubble.module.css';

/** Where a message is that is not known to be stored, and what can be done about it. */
export function OutgoingNote({
  outgoing: { message, state, refusal },
}: {
  readonly outgoing: OutgoingMessage;
}) {
  const { t } = useTranslation('conversation');
  if (state === 'sending' || state === 'queued')
    return (
      <p className={css['state']}>
        <Icon name="time" sizeRem={0.875} /> {t(state)}
      </p>
    );
  return (
    <div className={css['problem']}>
      <p className={css['reason']} data-announce="">
        <Icon name="warning" sizeRem={1} />{' '}
        {state === 'refused' ? t(reasonKey(refusal?.resCode)) : t('unsent')}
      </p>
      <div className={css['actions']}>
        <button className={css['action']} type="button" onClick={() => void sendAgain(message.id)}>
          {t('sendAgain')}
        </button>
        {state === 'refused' && (
          <button className={css['action']} type="button" onClick={() => void removeOutgoing(message.id)}>
            {t('remove')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Assumed: the codes. */
function reasonKey(resCode: number | null | undefined) {
  if (resCode === 1401) return 'refusedTooLong';
  return resCode === 1402 ? 'refusedBlocked' : 'refused';
}
