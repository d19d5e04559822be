import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwnLive } from '#entities/live/api/liveCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Choice } from '#domain/form/formDefinition.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OwnLive } from '../queries/liveQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import { BeforeReview } from '../rowForm/BeforeReview.tsx';
import { endsTooEarly } from '../rules/endsTooEarly.ts';
import { LivePreview } from './LivePreview.tsx';
import { liveKind } from './liveKind.ts';
import { useLiveForm } from './useLiveForm.ts';

interface LiveFormProps {
  readonly booth: BoothKey;
  /** The live that is corrected. */
  readonly live: OwnLive | undefined;
  readonly start: RowStart;
  readonly products: readonly Choice[];
  readonly title: string;
}

export function LiveForm({ booth, live, start, products, title }: LiveFormProps) {
  const { t } = useTranslation('boothLives');
  // What is asked and compared stays as it was when the page was opened.
  const [opened] = useState({ row: live, products });
  const form = useLiveForm(opened.row, opened.products);
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={liveKind}
      row={opened.row}
      start={start}
      title={title}
      note={<BeforeReview row={opened.row} text={t('reviewNote')} textOfShown={t('reviewNoteShown')} />}
      sendText={t('send')}
      refusedTitle={t('rejected')}
      done={{ added: t('added'), saved: t('saved') }}
      contradiction={(answers) =>
        endsTooEarly(answers) ? { key: 'EndTime', text: t('endsTooEarly') } : undefined
      }
      renderPreview={(record) => {
        const shown = readOwnLive({
          ...opened.row,
          ...record,
          RecordId: opened.row?.RecordId ?? '0'.repeat(24),
        });
        return shown && <LivePreview exhibitionId={booth.exhibitionId} row={shown} />;
      }}
    />
  );
}
