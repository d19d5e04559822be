import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { cardKey } from '#entities/registration/businessCard.ts';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { StartingPoint } from './useStartingPoint.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

/** Clearing that can be taken back as long as the note is shown. */
export interface Clearing {
  readonly undo: () => void;
  /** The note is gone: what was kept for `undo` is not needed any more. */
  readonly settle: () => void;
}

export interface RestoredNoteProps {
  readonly start: StartingPoint;
  readonly onClear: () => Clearing;
}

const wordsOf = {
  all: {
    ask: 'clear',
    title: 'clearTitle',
    body: 'clearText',
    yes: 'clearYes',
    done: 'cleared',
    undo: 'undoClear',
  },
  toStored: {
    ask: 'clearToStored',
    title: 'toStoredTitle',
    body: 'toStoredText',
    yes: 'toStoredYes',
    done: 'toStored',
    undo: 'undoToStored',
  },
} as const;

/** Says that earlier answers are back, what has to be typed again, and how to begin again. */
export function RestoredNote({ start, onClear }: RestoredNoteProps) {
  const { t } = useTranslation('information');
  const moment = useMomentText();
  const [clearing, setClearing] = useState<Clearing>();
  const { draft } = start;
  const words = wordsOf[start.own === undefined ? 'all' : 'toStored'];
  const answers = draft?.draft.answers ?? {};
  // A card that was uploaded just before is no answer of an earlier visit.
  const hasAnswers = Object.keys(answers).some((key) => key !== cardKey && !isBlankAnswer(answers[key]));
  // A registration that is corrected has brought its document along.
  const mustRetype = start.own === undefined && (draft?.needsRetyping.length ?? 0) > 0;

  const settle = useEffectEvent(() => clearing?.settle());
  useEffect(() => () => settle(), []);

  async function clear() {
    const isSure = await askConfirm({
      title: t(words.title),
      body: t(words.body),
      yes: t(words.yes),
      no: t('clearNo'),
      noIsDefault: true,
    });
    if (isSure) setClearing(onClear());
  }

  function undo() {
    clearing?.undo();
    setClearing(undefined);
  }

  if (draft === undefined || (!hasAnswers && !mustRetype)) return null;
  const restored = t('restored', { time: moment(draft.draft.savedAtMs, 'dayTime') });
  return (
    <Notice
      kind="info"
      title={<span data-announce="">{clearing === undefined ? restored : t(words.done)}</span>}
    >
      {clearing === undefined && mustRetype && <p>{t('retype')}</p>}
      {/* One button, so that the focus stays on it. */}
      <Button kind="quiet" onClick={clearing === undefined ? () => void clear() : undo}>
        {t(clearing === undefined ? words.ask : words.undo)}
      </Button>
    </Notice>
  );
}
