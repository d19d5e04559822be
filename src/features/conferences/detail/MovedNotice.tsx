import { useTranslation } from 'react-i18next';
import { isMoved } from '#entities/programme/rules/isMoved.ts';
import { acceptMoved } from '#entities/programme/schedule/changeRemembered.ts';
import { useRememberedEntry } from '#entities/programme/schedule/useRememberedEntry.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

interface MovedNoticeProps {
  readonly exhibitionId: string;
  readonly id: string;
}

/** That a session of the visitor's schedule has another time now. */
export function MovedNotice({ exhibitionId, id }: MovedNoticeProps) {
  const { t, i18n } = useTranslation('conferences');
  const entry = useRememberedEntry(exhibitionId, { kind: 'conference', id });
  if (entry === undefined || !isMoved(entry)) return null;
  const time = formatVenueMoment(entry.knownStartMs, 'dayTime', languageOf(i18n.language));
  return (
    <Notice kind="warn" title={t('moved', { time })}>
      <Button kind="quiet" onClick={() => acceptMoved(exhibitionId, entry)}>
        {t('seen')}
      </Button>
    </Notice>
  );
}
