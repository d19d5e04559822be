import { useTranslation } from 'react-i18next';
import { formatVenueTime } from '../../domain/venueTime.ts';
import type { ServerAnswer } from '../../flows/teams/useAnswer.ts';
import { problemKey } from '../../language/problemKey.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What is shown is what was seen last: the newest could not be had. */
export function StaleNote({ answer }: { readonly answer: ServerAnswer<unknown> }) {
  const { t } = useTranslation(['teams', 'shell']);
  if (answer.failure === undefined || answer.value === undefined) return null;
  const time = formatVenueTime(answer.seenAtMs, 'MM-dd HH:mm');
  return (
    <Notice kind="warn" title={t('seenAt', { time })} live>
      {t(problemKey(answer.failure.cause), { ns: 'shell' })}
    </Notice>
  );
}
