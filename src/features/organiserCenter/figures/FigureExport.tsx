import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { FigureChoice } from './rules/figureChoice.ts';
import { figureTable, type FigureWords } from './rules/figureTable.ts';
import { figureTraits } from './rules/figureTraits.ts';

interface FigureExportProps {
  /** All that were counted. */
  readonly rows: readonly FigureRow[];
  readonly words: FigureWords;
  readonly choice: FigureChoice;
}

/** The rows of a figure as a workbook or as CSV. They are on the phone already, so it works offline too. */
export function FigureExport(props: FigureExportProps) {
  const { t } = useTranslation('figures');
  const [isOpen, setOpen] = useState(false);
  if (props.rows.length === 0) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <ExportSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportSheet({ rows, words, choice, onClose }: FigureExportProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('figures');
  const { figure, period, hall } = choice;
  const parts = [t(`key_${figure}`), period, hall === '' ? '' : words.hall(hall)];
  const actions = useTableActions({
    name: parts.filter((part) => part !== '').join(' '),
    makeTable: () => figureTable(figureTraits[figure].columns, rows, words),
    onExported: () => renderToast(t('exported', { count: rows.length })),
  });
  return <ActionSheet title={t('exportTitle', { count: rows.length })} actions={actions} onClose={onClose} />;
}
