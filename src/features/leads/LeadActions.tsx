import { useTranslation } from 'react-i18next';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { leadsCsv } from '#entities/lead/rules/leadsCsv.ts';
import { downloadText } from '#entities/card/downloadText.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface LeadActionsProps {
  readonly leads: readonly Lead[];
  readonly onRefresh: () => Promise<void>;
}

export function LeadActions({ leads, onRefresh }: LeadActionsProps) {
  const { t } = useTranslation('leads');
  const { run } = useOneAtATime();
  const exportCsv = useExport(leads);
  return (
    <IconActionRow>
      <IconAction icon="refresh" onClick={() => void run(onRefresh)}>
        {t('refresh')}
      </IconAction>
      {leads.length > 0 && (
        <IconAction icon="download" onClick={exportCsv}>
          {t('export')}
        </IconAction>
      )}
    </IconActionRow>
  );
}

/** All leads of the booth, also those that are not sent yet. */
function useExport(leads: readonly Lead[]) {
  const { t } = useTranslation('leads');
  const { t: card } = useTranslation('cards');
  return () => {
    const text = leadsCsv(leads, {
      field: (field) => card(`field_${field}`),
      english: (field) => card(`field_english_${field}`),
      temperature: (one) => card(one),
      yes: t('csvYes'),
      columns: {
        passCode: t('csvPass'),
        temperature: t('temperature'),
        followUp: t('followUp'),
        done: t('done'),
        met: t('csvMet'),
        notedBy: t('author'),
        note: t('csvNote'),
      },
    });
    let isPossible = true;
    downloadText({ name: `${t('csvTitle')}.csv`, type: 'text/csv', text }, () => (isPossible = false));
    renderToast(isPossible ? t('exported', { count: leads.length }) : t('noDownload'));
  };
}
