import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givenCardsPath, myCardPath, typeContactPath } from '#entities/card/rules/cardPaths.ts';
import { type CardContact } from '#entities/card/rules/contact.ts';
import { contactsCsv } from '#entities/card/rules/formats/contactsCsv.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { downloadText } from '#entities/card/downloadText.ts';

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
  const noDownload = () => renderToast(t('noDownload'));
  const exportVcards = () =>
    downloadText(
      { name: `${t('title')}.vcf`, type: 'text/vcard', text: contacts.map(vcardOf).join('') },
      noDownload,
    );
  const exportCsv = () =>
    downloadText(
      {
        name: `${t('title')}.csv`,
        type: 'text/csv',
        text: contactsCsv(contacts, {
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
      },
      noDownload,
    );
  return (
    <ActionSheet
      title={t('exportTitle', { count: contacts.length })}
      actions={[
        { key: 'vcf', text: t('exportVcard'), description: t('exportVcardText'), onSelect: exportVcards },
        { key: 'csv', text: t('exportCsv'), description: t('exportCsvText'), onSelect: exportCsv },
      ]}
      onClose={onClose}
    />
  );
}
