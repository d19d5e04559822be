import { postForm } from '../rules/postForm.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { mostCents } from '#entities/supply/api/unitPrice.ts';
import { useTranslation } from 'react-i18next';
import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useState, useMemo } from 'react';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { startOfCorrection } from '#flows/rowForm/useCorrection.ts';
import { useFormPreview } from '#flows/rowForm/useFormPreview.ts';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { answersOfPost } from '../rules/postAnswers.ts';
import { splitFiles } from '../rules/postFiles.ts';
import type { PostAddress } from './postDraft.ts';
import { postRecord } from './postRecord.ts';
import { postEntry } from './postSubmission.ts';
import { postParts, usePostCorrection } from './usePostCorrection.ts';
import { usePostSending } from './usePostSending.ts';

export interface PostEditing {
  readonly address: PostAddress;
  /** The post that is corrected. */
  readonly post: SupplyPost | undefined;
  readonly start: RowStart;
  /** Of a new post. */
  readonly blank: Answers;
  readonly types: readonly FilterOption[];
}

/** The answers of the form, its preview, and the one sending. */
export function usePostEditing({ address, post, start, types, ...more }: PostEditing) {
  const form = usePostForm(types);
  const [blank] = useState(() => (post === undefined ? more.blank : answersOfPost(post)));
  // The correction of a booth begins with what colleagues have changed since its draft.
  const isCompared = post !== undefined && address.exhibitorUserId !== undefined;
  const [begun] = useState(() =>
    isCompared
      ? startOfCorrection(postParts, blank, start)
      : { base: blank, typed: { ...blank, ...start.draft?.draft.answers } },
  );
  const typed = useAnswers(form, begun.typed);
  const preview = useFormPreview();
  const sending = usePostSending(address, start, preview);

  function recordNow(): ServerRow {
    const answers = answersToSend(visibleFields(form, typed.getValues()), typed.getValues());
    return postRecord(address, answers, splitFiles(post?.files ?? [], maxPictures).kept);
  }
  const send = (record: ServerRow) => void sending.send(() => postEntry(address, record), post?.RecordId);
  function sendParts(mine: readonly RowPart[]) {
    const record = recordNow();
    send(Object.assign({}, ...mine.map(({ field }) => ({ [field]: record[field] }))) as ServerRow);
  }
  const correction = usePostCorrection({ address, form, typed, base: begun.base, send: sendParts });
  const submit = () => (isCompared ? void correction.submit() : send(recordNow()));
  return { form, blank, typed, preview, sending, correction, recordNow, submit };
}

/** The publish form in the language of the page. */
function usePostForm(types: readonly FilterOption[]): FormDefinition {
  const { t } = useTranslation('supply');
  const today = formatVenueTime(fairNowMs(), 'yyyy-MM-dd');
  return useMemo(() => {
    const both = (text: string) => ({ zh: text, en: text });
    return postForm({
      text: (key) => both(t(key)),
      productTypes: types.map(({ value, label }) => ({ value, text: both(label) })),
      today,
      mostPriceCents: mostCents,
    });
  }, [t, types, today]);
}
