import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { leadsTable } from '#entities/lead/rules/leadsTable.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { HeadAction } from '#ui/list/head/HeadChips.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { useNextStepText } from './followUp/useNextStepText.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface LeadExportProps {
  readonly leads: readonly Lead[];
}

/** The chip that opens the forms in which leads are exported. */
export function LeadExport({ leads }: LeadExportProps) {
  const { t } = useTranslation('leads');
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <HeadAction icon="download" onPress={() => setExporting(true)}>
        {t('export')}
      </HeadAction>
      {/* Not within the line, which scrolls. */}
      {isExporting &&
        createPortal(<ExportSheet leads={leads} onClose={() => setExporting(false)} />, document.body)}
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
  const stepText = useNextStepText();
  const actions = useTableActions({
    name: t('csvTitle'),
    makeTable: () =>
      leadsTable(leads, {
        field: (field) => card(`field_${field}`),
        english: (field) => card(`field_english_${field}`),
        temperature: (one) => card(one),
        nextStep: stepText,
        yes: t('csvYes'),
        columns: {
          owner: t('owner'),
          nextStep: t('nextStep'),
          firstMessage: t('csvFirst'),
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
