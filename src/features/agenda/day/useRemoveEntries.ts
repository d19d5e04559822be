import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { removeRemembered } from '#entities/programme/schedule/changeRemembered.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

/** Takes entries out of the schedule; the toast offers to undo it. An appointment is opened: the other side waits for it. */
export function useRemoveEntries(): (entries: readonly AgendaEntry[]) => void {
  const { t } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  return (entries) => {
    const appointment = entries.find(({ kind, isGone }) => kind === 'appointment' && isGone !== true);
    if (appointment !== undefined) return void navigate(appointment.path);
    const names = entries.map(({ kind, id }) => ({ kind: kind as TimedEntry['kind'], id }));
    const undo = removeRemembered(exhibitionId, names);
    renderToast(t('removed'), { action: { label: t('undo'), act: undo } });
  };
}
