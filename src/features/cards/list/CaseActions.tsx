import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givenCardsPath, myCardPath, typeContactPath } from '#entities/card/rules/cardPaths.ts';
import { type CardContact } from '#entities/card/rules/contact.ts';
import { contactsTable } from '#entities/card/rules/formats/contactsTable.ts';
import { downloadFile } from '#flows/export/downloadFile.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface CaseActionsProps {
  readonly contacts: readonly CardContact[];
}

export function CaseActions({ contacts }: CaseActionsProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <IconActionRow>
        <IconAction icon="card" to={myCardPath(exhibitionId)}>
          {t('mine')}
        </IconAction>
        <IconAction icon="show" to={givenCardsPath(exhibitionId)}>
          {t('givenShort')}
        </IconAction>
        <IconAction icon="add" to={typeContactPath(exhibitionId)}>
          {t('typed')}
        </IconAction>
        {contacts.length > 0 && (
          <IconAction icon="download" onClick={() => setExporting(true)}>
            {t('export')}
          </IconAction>
        )}
      </IconActionRow>
      {isExporting && <ExportSheet contacts={contacts} onClose={() => setExporting(false)} />}
    </>
  );
}

interface ExportSheetProps {
  readonly contacts: readonly CardContact[];
  readonly onClose: () => void;
}

function ExportSheet({ contacts, onClose }: ExportSheetProps) {
  const { t } = useTranslation('cards');
  const exportVcards = () =>
    downloadFile(
      { name: `${t('title')}.vcf`, type: 'text/vcard', content: contacts.map(vcardOf).join('') },
      () => renderToast(t('noDownload')),
    );
  const tableActions = useTableActions({
    name: t('title'),
    makeTable: () =>
      contactsTable(contacts, {
        field: (field) => t(`field_${field}`),
        english: (field) => t(`field_english_${field}`),
        temperature: (one) => t(one),
        columns: {
          temperature: t('temperature'),
          group: t('group'),
          tags: t('tags'),
          note: t('note'),
          met: t('met'),
        },
      }),
  });
  return (
    <ActionSheet
      title={t('exportTitle', { count: contacts.length })}
      actions={[
        { key: 'vcf', text: t('exportVcard'), description: t('exportVcardText'), onSelect: exportVcards },
        ...tableActions,
      ]}
      onClose={onClose}
    />
  );
}
