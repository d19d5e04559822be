import { useMemo, useState } from 'react';
import { answersOfVisibleFields } from '#domain/form/answersOfVisibleFields.ts';
import { startingAnswers } from '#domain/form/correctionForm.ts';
import type { FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { findInviter } from '#entities/acceptance/accepting.ts';
import { type DraftAddress, saveRegistrationDraft } from '#entities/registration/registrationDraft.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { clearRegistrationUploads } from '#entities/registration/registrationUploads.ts';
import { carryOn } from '#session/visit/carryOn.ts';
import { findFieldModule } from '#ui/fields/findFieldModule.ts';
import { useAnswers, type Values } from '#ui/fields/useAnswers.ts';
import { contactAnswers } from '../rules/contactAnswers.ts';
import { inviterAnswers } from '../rules/inviterAnswers.ts';
import { useCorrection } from '../useCorrection.ts';
import type { Clearing } from './RestoredNote.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

export type RegistrationAnswers = ReturnType<typeof useRegistrationAnswers>;

export function useRegistrationAnswers(
  address: DraftAddress,
  given: FormDefinition,
  { own, draft }: StartingPoint,
) {
  const correction = useCorrection(given);
  const { stored, form } = useMemo(() => correction(own), [correction, own]);
  const draftAnswers = draft?.draft.answers ?? {};
  const [initial] = useState(() => ({
    ...contactAnswers(form.fields, address.contact),
    // What is corrected has its answer, also where that is blank.
    ...(own === undefined && answersOfInviter(form, address.exhibitionId)),
    ...startingAnswers(stored, form.fields),
    ...draftAnswers,
  }));
  const typed = useAnswers(form, initial);
  const autosave = useAutosave(() => {
    // A reload of this page goes on with what is being typed.
    carryOn();
    return saveRegistrationDraft(
      address,
      {
        answers: answersOfVisibleFields(form, typed.getValues()),
        step: 'information',
        formVersion: form.version,
      },
      form.fields,
    );
  });

  return { form, stored, typed, initial, autosave };
}

function answersOfInviter({ fields }: FormDefinition, exhibitionId: string) {
  const inviter = findInviter(exhibitionId);
  const asAnswer = (field: FieldDefinition, text: string) => {
    const module = findFieldModule(field.type);
    return module?.check(field, text) === undefined ? module?.toSend(field, text) : undefined;
  };
  return inviter && inviterAnswers(fields, inviter, asAnswer);
}

/** Empties the form and its uploads; both can be brought back until the clearing is settled. */
export function clearAnswers(
  address: DraftAddress,
  { form, stored, typed, autosave }: RegistrationAnswers,
): Clearing {
  const before = typed.getValues();
  const cleared: Values = { ...blankValues(form), ...startingAnswers(stored, form.fields) };
  const uploads = clearRegistrationUploads(address);
  let isUndone = false;
  typed.reset(cleared);
  autosave();
  return {
    undo() {
      isUndone = true;
      typed.reset({ ...before, ...changedSince(cleared, typed.getValues()) });
      uploads.show();
      autosave();
    },
    settle: () => void (isUndone || uploads.forget()),
  };
}

/** Every question as before any answer. What is left out or undefined would fall back to the restored draft. */
function blankValues(form: FormDefinition): Values {
  const values: Values = {};
  for (const { key, type } of form.fields) values[key] = findFieldModule(type)?.blank ?? '';
  return values;
}

/** What was answered after a clearing outlives its undoing. */
function changedSince(before: Values, now: Values): Values {
  const changed: Values = {};
  for (const key of Object.keys(now))
    if (JSON.stringify(now[key]) !== JSON.stringify(before[key])) changed[key] = now[key];
  return changed;
}
