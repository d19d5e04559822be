import { useTranslation } from 'react-i18next';
import { csvOf } from '#domain/table/csvOf.ts';
import type { Table } from '#domain/table/table.ts';
import { workbookOf } from '#domain/table/workbookOf.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { downloadFile, type ExportedFile } from './downloadFile.ts';

export interface TableExport {
  /** Of the file and of its sheet, in the visitor's language. */
  readonly name: string;
  readonly makeTable: () => Table;
  readonly onExported?: () => void;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The two forms in which a table leaves, as choices of a sheet: a workbook for people, CSV for other software. */
export function useTableActions({ name, makeTable, onExported }: TableExport): readonly SheetAction[] {
  const { t } = useTranslation('cards');

  function hand(file: ExportedFile) {
    let isPossible = true;
    downloadFile(file, () => {
      isPossible = false;
      renderToast(t('noDownload'));
    });
    if (isPossible) onExported?.();
  }

  return [
    {
      key: 'xlsx',
      text: t('exportWorkbook'),
      description: t('exportWorkbookText'),
      onSelect: () =>
        hand({ name: `${name}.xlsx`, type: workbookType, content: workbookOf(name, makeTable()) }),
    },
    {
      key: 'csv',
      text: t('exportCsv'),
      description: t('exportCsvText'),
      onSelect: () => hand({ name: `${name}.csv`, type: 'text/csv', content: csvOf(makeTable()) }),
    },
  ];
}
