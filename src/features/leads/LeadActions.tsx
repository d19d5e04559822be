import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { leadsTable } from '#entities/lead/rules/leadsTable.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface LeadActionsProps {
  readonly leads: readonly Lead[];
  readonly onRefresh: () => Promise<void>;
}

export function LeadActions({ leads, onRefresh }: LeadActionsProps) {
  const { t } = useTranslation('leads');
  const { run } = useOneAtATime();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <IconActionRow>
        <IconAction icon="refresh" onClick={() => void run(onRefresh)}>
          {t('refresh')}
        </IconAction>
        {leads.length > 0 && (
          <IconAction icon="download" onClick={() => setExporting(true)}>
            {t('export')}
          </IconAction>
        )}
      </IconActionRow>
      {isExporting && <ExportSheet leads={leads} onClose={() => setExporting(false)} />}
    </>
  );
}

interface ExportSheetProps {
  readonly leads: readonly Lead[];
  readonly onClose: () => void;
}

/** All leads of the booth, also those that are not sent yet. */
function ExportSheet({ leads, onClose }: ExportSheetProps) {
  const { t } = useTranslation('leads');
  const { t: card } = useTranslation('cards');
  const actions = useTableActions({
    name: t('csvTitle'),
    makeTable: () =>
      leadsTable(leads, {
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
      }),
    onExported: () => renderToast(t('exported', { count: leads.length })),
  });
  return (
    <ActionSheet title={t('exportTitle', { count: leads.length })} actions={actions} onClose={onClose} />
  );
}
