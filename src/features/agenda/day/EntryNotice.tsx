import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { acceptMoved } from '#entities/programme/schedule/changeRemembered.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './AgendaCard.module.css';

interface EntryNoticeProps {
  readonly entry: AgendaEntry;
}

/** That the organiser has moved or cancelled an entry. */
export function EntryNotice({ entry }: EntryNoticeProps) {
  const { t, i18n } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
  const { kind, id, movedFromMs, movedFrom, isGone, isUndated, isCancelled } = entry;
  const isOver = isGone || isCancelled;
  if (kind === 'checkIn') return null;
  if (isOver || isUndated)
    return (
      <p className={css['told']}>
        <Icon name="warning" sizeRem={1} />{' '}
        {t(isOver ? (kind === 'appointment' ? 'goneAppointment' : 'gone') : 'undated')}
      </p>
    );
  if (movedFromMs === undefined && movedFrom === undefined) return null;
  const language = languageOf(i18n.language);
  const place = movedFrom && localize(movedFrom, language);
  const told = [
    ...(movedFromMs === undefined
      ? []
      : [t('moved', { time: formatVenueMoment(movedFromMs, 'dayTime', language) })]),
    ...(place === undefined ? [] : [place === '' ? t('placeNew') : t('placeMoved', { place })]),
  ];
  return (
    <div className={css['told']}>
      <span className={css['toldText']}>
        <Icon name="warning" sizeRem={1} /> {told.join(t('between'))}
      </span>
      <Button kind="quiet" onClick={() => acceptMoved(exhibitionId, { kind, id })}>
        {t('seen')}
      </Button>
    </div>
  );
}
