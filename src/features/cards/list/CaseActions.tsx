import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { givenCardsPath, myCardPath } from '#entities/card/rules/cardPaths.ts';
import { type CardContact } from '#entities/card/rules/contact.ts';
import { contactsTable } from '#entities/card/rules/formats/contactsTable.ts';
import { downloadFile } from '#flows/export/downloadFile.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { HeadAction, HeadLink } from '#ui/list/head/HeadChips.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface CaseActionsProps {
  readonly contacts: readonly CardContact[];
}

/** What else there is to a card case, as chips in the line above its rows. */
export function CaseActions({ contacts }: CaseActionsProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <HeadLink icon="card" to={myCardPath(exhibitionId)}>
        {t('mine')}
      </HeadLink>
      <HeadLink icon="show" to={givenCardsPath(exhibitionId)}>
        {t('givenShort')}
      </HeadLink>
      {contacts.length > 0 && (
        <HeadAction icon="download" onPress={() => setExporting(true)}>
          {t('export')}
        </HeadAction>
      )}
      {/* Not within the line, which scrolls. */}
      {isExporting &&
        createPortal(<ExportSheet contacts={contacts} onClose={() => setExporting(false)} />, document.body)}
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
