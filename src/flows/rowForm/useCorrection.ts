import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { changesOf, rebased, type RowPart, takeOver } from '#domain/correction/rowChanges.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { type RowAddress, type RowStart, saveRowDraft } from './rowDraft.ts';

/** What a correction begins with: the row, and the draft that was made of it. */
export function startOfCorrection(parts: readonly RowPart[], now: Answers, { draft, base }: RowStart) {
  if (draft === undefined) return { base: now, typed: now };
  return rebased(parts, { base: base ?? now, typed: { ...now, ...draft.draft.answers }, now });
}

/** `unchanged`: nothing to send. `notRead`: the server could not be asked, and nothing was sent. `gone`: there is no row any more. */
export type CorrectionNote = 'unchanged' | 'notRead' | 'gone';

export interface Contest {
  /** What two people have changed to something else. */
  readonly parts: readonly RowPart[];
  /** As the other person has left the row. */
  readonly now: Answers;
}

export interface CorrectionSettings {
  readonly address: RowAddress;
  readonly form: FormDefinition;
  readonly parts: readonly RowPart[];
  readonly typed: UseFormReturn<Values>;
  readonly base: Answers;
  /** The row as the server has it now; null where there is none. @throws ApiProblem */
  readonly readNow: () => Promise<Answers | null>;
  readonly send: (mine: readonly RowPart[], answers: Answers) => void;
}

/** Sends what one person has changed of a row. Where another person has changed the same since, the later one chooses. */
export function useCorrection(settings: CorrectionSettings) {
  const { address, form, parts, typed, readNow, send } = settings;
  const [base, setBase] = useState(settings.base);
  const [contest, setContest] = useState<Contest>();
  const [note, setNote] = useState<CorrectionNote>();
  const [isLooking, setIsLooking] = useState(false);
  const isBusy = useRef(false);

  function sendChanges(answers: Answers, now: Answers, from: Answers) {
    const { mine } = changesOf(parts, { base: from, typed: answers, now });
    if (mine.length === 0) setNote('unchanged');
    else send(mine, answers);
  }

  async function compare() {
    const now = await readNow().catch(() => undefined);
    if (now === undefined || now === null) return setNote(now === null ? 'gone' : 'notRead');
    const answers = typed.getValues();
    const { contested } = changesOf(parts, { base, typed: answers, now });
    if (contested.length > 0) setContest({ parts: contested, now });
    else sendChanges(answers, now, base);
  }

  async function submit() {
    // A ref: several taps can come before the next render.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLooking(true);
    setNote(undefined);
    await compare();
    setIsLooking(false);
    isBusy.current = false;
  }

  /** @param theirs the parts that stay as the other person has left them */
  async function settle(theirs: readonly RowPart[]) {
    if (contest === undefined) return;
    const { now } = contest;
    const before = typed.getValues();
    const answers = rebased(parts, { base, typed: takeOver(theirs, before, now), now }).typed;
    typed.reset(answers);
    setBase(now);
    setContest(undefined);
    await saveRowDraft(address, answers, form, now);
    sendChanges(answers, now, now);
  }

  return {
    base,
    contest,
    note,
    isLooking,
    submit,
    settle,
    leaveContest: () => setContest(undefined),
    save: () => saveRowDraft(address, typed.getValues(), form, base),
  };
}
