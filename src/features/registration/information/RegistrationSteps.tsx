import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { contactAnswers } from '../rules/contactAnswers.ts';
import { firstToComplete, startingAnswers } from '../../../domain/form/correctionForm.ts';
import type { FormDefinition } from '../../../domain/form/formDefinition.ts';
import { answersOfVisibleFields } from '../../../domain/form/answersOfVisibleFields.ts';
import { checkIdentity } from '../../../domain/person/checkIdentity.ts';
import { registerPath } from '../../../domain/address/paths.ts';
import { carryOn } from '../../../flows/visit/carryOn.ts';
import { type DraftAddress, saveRegistrationDraft } from '../../../flows/registration/registrationDraft.ts';
import { clearUploads, registrationUploads } from '../../../flows/uploads/formUploads.ts';
import { useAutosave } from '../../../flows/registration/useAutosave.ts';
import { findFieldModule } from '../../../ui/fields/findFieldModule.ts';
import { UploadingContext } from '../../../ui/fields/uploaded/uploadingContext.ts';
import { useAnswers, type Values } from '../../../ui/fields/useAnswers.ts';
import { useCorrection } from '../useCorrection.ts';
import { QuestionStep } from './QuestionStep.tsx';
import type { Clearing } from './RestoredNote.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

export interface RegistrationStepsProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly start: StartingPoint;
  /** Something is being sent. */
  readonly onBegin: () => void;
  /** What waited to be sent is to be changed. */
  readonly onGiveUp: () => void;
  /** A choice has filled up since the form was fetched. */
  readonly onFull: () => void;
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

/** The questions and the review share what is typed; which of the two is open stands in the address, so Back works. */
export function RegistrationSteps(props: RegistrationStepsProps) {
  const { address, form: given, start, onBegin, onGiveUp, onFull } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { own, unfinished } = start;
  const correction = useCorrection(given);
  const { stored, form } = useMemo(() => correction(own), [correction, own]);
  const draftAnswers = start.draft?.draft.answers ?? {};
  const [initial] = useState(() => ({
    ...contactAnswers(form.fields, address.contact),
    ...startingAnswers(stored, form.fields),
    ...draftAnswers,
  }));
  const [focusKey, setFocusKey] = useState(() => firstToComplete(form, own?.review.notes ?? [], initial));
  const identity = { name: '', company: '', ...start.draft?.draft.identity };
  const isIdentityThere =
    checkIdentity({ name: identity.name, company: identity.company, contact: address.contact }).length === 0;

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

  // Without an identity (an old link, a lost draft) it is asked first.
  if (!isIdentityThere && unfinished === undefined)
    return <Navigate replace to={registerPath(address.exhibitionId, address.channelId)} />;

  function clear(): Clearing {
    const before = typed.getValues();
    const cleared: Values = { ...blankValues(form), ...startingAnswers(stored, form.fields) };
    const uploads = clearUploads(address);
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

  function edit(key: string | undefined) {
    setFocusKey(key);
    // That is offered only where nothing has been sent.
    if (unfinished !== undefined) onGiveUp();
    setQuery({}, { replace: false });
  }

  const isReview = query.get('step') === 'review' || unfinished !== undefined;
  if (!isReview)
    return (
      <UploadingContext.Provider value={registrationUploads(address)}>
        <QuestionStep
          form={form}
          typed={typed}
          start={start}
          focusKey={focusKey}
          onTyped={autosave}
          onDone={() => setQuery({ step: 'review' })}
          onClear={clear}
        />
      </UploadingContext.Provider>
    );
  return (
    <ReviewStep
      address={address}
      form={form}
      identity={identity}
      values={typed.getValues()}
      unfinished={unfinished}
      stored={stored}
      correcting={start.correcting}
      onBegin={onBegin}
      onEditIdentity={() => void navigate(registerPath(address.exhibitionId, address.channelId))}
      onEdit={edit}
      onFull={() => {
        onFull();
        edit(undefined);
      }}
    />
  );
}
