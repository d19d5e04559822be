import { useState } from 'react';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { startOfCorrection, useCorrection } from '#flows/rowForm/useCorrection.ts';
import { services } from '#session/services.ts';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { correctionEntry, newRowEntry } from '../ownRows/boothRowGateway.ts';
import { type Identified, readBoothRows } from '../ownRows/boothRows.ts';
import { type BoothRowForm, rowAddress, rowOwner } from './boothRowForm.ts';
import { type RowSending, useBoothRowSending } from './useBoothRowSending.ts';

export interface RowEditing<Row extends Identified>
  extends Omit<RowSending<Row>, 'recordId'>,
    BoothRowForm<Row> {
  /** The row that is corrected, as it was when the page was opened. */
  readonly row: Row | undefined;
}

/** The answers of the form, what they are compared with, and the one sending. */
export function useBoothRowEditing<Row extends Identified>(editing: RowEditing<Row>) {
  const { booth, kind, row, start, form, parts, answersOf, changes, additions } = editing;
  const recordId = row?.RecordId;
  const [blank] = useState(() => (row === undefined ? editing.blank : answersOf(row)));
  const [begun] = useState(() => startOfCorrection(parts, blank, start));
  const typed = useAnswers(form, { ...begun.typed, ...(row === undefined && start.draft?.draft.answers) });
  const sending = useBoothRowSending({ booth, kind, recordId, start, done: editing.done });
  const sentOf = (answers: Answers) => answersToSend(visibleFields(form, answers), answers);
  const { secretFields } = kind;
  const common = { owner: rowOwner(kind, booth, recordId), ...(secretFields && { secretFields }) };

  function sendChanges(mine: readonly RowPart[], answers: Answers) {
    const record = changes(mine, sentOf(answers), row);
    void sending.send(() => correctionEntry(booth, { ...common, record }), recordId);
  }
  function sendNew() {
    const answers = sentOf(typed.getValues());
    const record = { ...changes(parts, answers, undefined), ...additions?.(answers) };
    void sending.send(() => newRowEntry(booth, { ...common, record }));
  }
  const correction = useCorrection({
    address: rowAddress(kind, booth, recordId),
    form,
    parts,
    typed,
    base: begun.base,
    async readNow() {
      const asked = { recordId, policy: 'besideForm' } as const;
      const [now] = await readBoothRows(await services().client(), kind.rows, booth, asked);
      return now === undefined ? null : answersOf(now);
    },
    send: sendChanges,
  });
  const submit = () => (row === undefined ? sendNew() : void correction.submit());
  const typedRecord = (): ReturnType<typeof changes> => changes(parts, sentOf(typed.getValues()), row);
  return { typed, sending, correction, blank, submit, typedRecord };
}
