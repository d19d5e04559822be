import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundDraft } from '#device/drafts/draftStore.ts';
import { Button } from '#ui/controls/Button.tsx';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { removeRowDraft, type RowAddress } from './rowDraft.ts';

export interface RestoredDraftProps {
  readonly address: RowAddress;
  readonly draft: FoundDraft | undefined;
  readonly onDiscard: () => void;
}

/** Says that a draft is back, and offers to begin without it. */
export function RestoredDraft({ address, draft, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation('sending');
  const { language } = useFieldTexts();
  const [isDiscarded, setIsDiscarded] = useState(false);
  if (draft === undefined || isDiscarded) return null;

  async function discard() {
    const isSure = await askConfirm({
      title: t('discardTitle'),
      body: t('discardText'),
      yes: t('discardYes'),
      no: t('discardNo'),
      noIsDefault: true,
    });
    if (!isSure) return;
    await removeRowDraft(address);
    onDiscard();
    setIsDiscarded(true);
  }

  return (
    <Notice kind="info">
      {t('restored', { time: formatVenueMoment(draft.draft.savedAtMs, 'dayTime', language) })}
      {draft.needsRetyping.length > 0 && ` ${t('retype')}`}
      <Button kind="quiet" onClick={() => void discard()}>
        {t('discard')}
      </Button>
    </Notice>
  );
}
