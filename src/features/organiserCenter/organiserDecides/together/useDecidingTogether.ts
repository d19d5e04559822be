import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { announce } from '#ui/overlay/announce.ts';
import { joinSentences } from '#ui/text/joinSentences.ts';
import { shownNowMs } from '#ui/values/shownClock.ts';
import type { ReviewDecision, ReviewFailure } from '#features/organiserCenter/review/useReviewing.ts';
import { rereadDecided } from '../useDeciding.ts';
import { type DecidedRow, decideTogether } from './decideTogether.ts';

/** Rows that are decided together, before they are sent or while they are. */
export interface HeldDecision {
  readonly rows: readonly Decidable[];
  readonly decision: ReviewDecision;
  readonly reason: string;
  /** Until when it can be undone; epoch milliseconds. */
  readonly untilMs: number;
  /** How many are sent; undefined while it can be undone. */
  readonly sent: number | undefined;
}

export interface DecidingTogether {
  readonly held: HeldDecision | undefined;
  /** Why rows of the last decision were not decided, by their ids: they can be tried again. */
  readonly failed: Readonly<Record<string, ReviewFailure>>;
  /** Rows of the last decision that another person has decided, changed or removed meanwhile. */
  readonly elsewhere: readonly DecidedRow[];
  /** @param onDone called when every row is decided */
  readonly begin: (
    rows: readonly Decidable[],
    decision: ReviewDecision,
    reason: string,
    onDone?: () => void,
  ) => void;
  readonly undo: () => void;
}

const isElsewhere = ({ outcome }: DecidedRow) => outcome === 'changed' || outcome === 'gone';
const isFailed = (one: DecidedRow) => one.outcome !== 'done' && !isElsewhere(one);

const failuresOf = (outcomes: readonly DecidedRow[]) =>
  outcomes
    .filter(isFailed)
    .reduce<Readonly<Record<string, ReviewFailure>>>(
      (all, { row, outcome }) => ({ ...all, [row.RecordId]: outcome as ReviewFailure }),
      {},
    );

/** Says in a toast what became of the rows: their cards, or the whole screen, may be left. */
function useTellOutcomes(): (decision: ReviewDecision, outcomes: readonly DecidedRow[]) => void {
  const { t, i18n } = useTranslation('organiserDecides');
  return (decision, outcomes) => {
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
    const failed = outcomes.filter(isFailed).length;
    const elsewhere = outcomes.filter(isElsewhere).length;
    const told = [
      ...(done > 0 ? [t(`togetherDone_${decision}`, { count: done })] : []),
      ...(elsewhere > 0 ? [t('togetherElsewhere', { count: elsewhere })] : []),
      ...(failed > 0 ? [t('togetherFailed', { count: failed })] : []),
    ];
    renderToast(joinSentences(told, languageOf(i18n.language)), { ms: services().times.linkToastMs });
  };
}

/**
 * Decides about several rows, after five seconds in which it can be undone. Leaving the screen sends what is held: the
 * undo ends with the screen. A page that is closed has sent nothing, and its rows wait still.
 */
export function useDecidingTogether(organiser: Organiser): DecidingTogether {
  const { t } = useTranslation('organiserDecides');
  const tell = useTellOutcomes();
  const [held, setHeld] = useState<HeldDecision>();
  const [outcomes, setOutcomes] = useState<readonly DecidedRow[]>([]);
  /** Sends what is held; taken away by the first who calls it, so that it is sent once. */
  const waiting = useRef<() => void>(undefined);
  const stop = useRef<() => void>(undefined);
  const isSending = useRef(false);

  async function send({ rows, decision, reason }: HeldDecision, onDone?: () => void) {
    isSending.current = true;
    const count = () => setHeld((now) => now && { ...now, sent: (now.sent ?? 0) + 1 });
    setHeld((now) => now && { ...now, sent: 0 });
    const all = await decideTogether(organiser, rows, decision, reason, count);
    await rereadDecided(organiser.exhibitionId).catch(() => {});
    if (!all.some(isFailed)) onDone?.();
    isSending.current = false;
    setOutcomes(all);
    setHeld(undefined);
    tell(decision, all);
  }

  function begin(rows: readonly Decidable[], decision: ReviewDecision, reason: string, onDone?: () => void) {
    if (waiting.current !== undefined || isSending.current || rows.length === 0) return;
    const ms = services().times.linkToastMs;
    const next = { rows, decision, reason, untilMs: shownNowMs() + ms, sent: undefined };
    const timer = setTimeout(() => waiting.current?.(), ms);
    waiting.current = () => {
      clearTimeout(timer);
      waiting.current = undefined;
      void send(next, onDone);
    };
    stop.current = () => clearTimeout(timer);
    setOutcomes([]);
    setHeld(next);
    announce(t(`held_${decision}`, { count: rows.length }));
  }
  function undo() {
    if (waiting.current === undefined) return;
    stop.current?.();
    waiting.current = undefined;
    setHeld(undefined);
    announce(t('undone'));
  }

  useEffect(() => () => waiting.current?.(), []);

  return { held, failed: failuresOf(outcomes), elsewhere: outcomes.filter(isElsewhere), begin, undo };
}
