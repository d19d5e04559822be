import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '../../../domain/agenda/agendaEntry.ts';
import type { TimedEntry } from '../../../domain/programme/timedEntry.ts';
import { removeRemembered } from '../../../flows/schedule/changeRemembered.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';

/** Takes entries out of the schedule; the toast offers to undo it. */
export function useRemoveEntries(exhibitionId: string): (entries: readonly AgendaEntry[]) => void {
  const { t } = useTranslation('agenda');
  return (entries) => {
    const names = entries.map(({ kind, id }) => ({ kind: kind as TimedEntry['kind'], id }));
    const undo = removeRemembered(exhibitionId, names);
    renderToast(t('removed'), { action: { label: t('undo'), act: undo } });
  };
}
