import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { firstToComplete, startingAnswers } from '../../../domain/form/correctionForm.ts';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import { answersOfVisibleFields } from '../../../domain/form/keepVisible.ts';
import { checkIdentity } from '../../../domain/person.ts';
import { registerPath } from '../../../domain/paths.ts';
import { type DraftAddress, saveRegistrationDraft } from '../../../flows/registrationDraft.ts';
import { forgetCutOff, registrationUploads } from '../../../flows/uploads.ts';
import { useAutosave } from '../../../flows/useAutosave.ts';
import { findFieldModule } from '../../../ui/fields/registry.ts';
import { UploadingContext } from '../../../ui/fields/uploading.ts';
import { useAnswers, type Values } from '../../../ui/fields/useAnswers.ts';
import { useCorrection } from '../useCorrection.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

export interface RegistrationStepsProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly start: StartingPoint;
  readonly correcting: string | undefined;
  /** A choice has filled up since the form was fetched. */
  readonly onFull: () => void;
}

/** Every question as before any answer. What is left out or undefined would fall back to the restored draft. */
function blankValues(form: FormDefinition): Values {
  const values: Values = {};
  for (const { key, type } of form.fields) values[key] = findFieldModule(type)?.blank ?? '';
  return values;
}

/** The questions and the review share what is typed; which of the two is open stands in the address, so Back works. */
export function RegistrationSteps(props: RegistrationStepsProps) {
  const { address, form: given, start, correcting, onFull } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { own } = start;
  const correction = useCorrection(given);
  const { stored, form } = useMemo(() => correction(own), [correction, own]);
  const draftAnswers = start.draft?.draft.answers ?? {};
  const [initial] = useState(() => ({ ...startingAnswers(stored, form.fields), ...draftAnswers }));
  const [focusKey, setFocusKey] = useState(() => firstToComplete(form, own?.review.notes ?? [], initial));
  // Whoever goes back to the answers gives up what waited; that is offered only where nothing has been sent.
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const unfinished = hasGivenUp ? undefined : start.unfinished;
  const identity = { name: '', company: '', ...start.draft?.draft.identity };
  const isIdentityThere =
    checkIdentity({ name: identity.name, company: identity.company, contact: address.contact }).length === 0;

  const typed = useAnswers(form, initial);
  const autosave = useAutosave(() =>
    saveRegistrationDraft(
      address,
      {
        answers: answersOfVisibleFields(form, typed.getValues()),
        step: 'information',
        formVersion: form.version,
      },
      form.fields,
    ),
  );

  // Somebody who skipped the identity (an old link, a lost draft) fills it in first.
  if (!isIdentityThere && unfinished === undefined)
    return <Navigate replace to={registerPath(address.exhibitionId, address.channelId)} />;

  function edit(key: string | undefined) {
    setFocusKey(key);
    setHasGivenUp(true);
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
          onCleared={() => {
            typed.reset({ ...blankValues(form), ...startingAnswers(stored, form.fields) });
            autosave();
            void forgetCutOff(address);
          }}
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
      correcting={correcting}
      onEditIdentity={() => void navigate(registerPath(address.exhibitionId, address.channelId))}
      onEdit={edit}
      onFull={() => {
        onFull();
        edit(undefined);
      }}
    />
  );
}
