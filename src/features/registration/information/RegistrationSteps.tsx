import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { firstToComplete } from '../../../domain/form/correctionForm.ts';
import type { FormDefinition } from '../../../domain/form/formDefinition.ts';
import { checkIdentity } from '../../../domain/person/checkIdentity.ts';
import { registerPath } from '../../../domain/address/paths.ts';
import type { DraftAddress } from '../../../flows/registration/registrationDraft.ts';
import { registrationUploads } from '../../../flows/uploads/formUploads.ts';
import { UploadingContext } from '../../../ui/fields/uploaded/uploadingContext.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { clearAnswers, useRegistrationAnswers } from './useRegistrationAnswers.ts';
import type { StartingPoint } from './useStartingPoint.ts';

export interface RegistrationStepsProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly start: StartingPoint;
  readonly onBegin: () => void;
  /** What waited to be sent is to be changed. */
  readonly onGiveUp: () => void;
  /** A choice has filled up since the form was fetched. */
  readonly onFull: () => void;
}

/** The questions and the review share what is typed; which of the two is open stands in the address, so Back works. */
export function RegistrationSteps(props: RegistrationStepsProps) {
  const { address, form: given, start, onBegin, onGiveUp, onFull } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { own, unfinished } = start;
  const answering = useRegistrationAnswers(address, given, start);
  const { form, stored, typed, initial, autosave } = answering;
  const [focusKey, setFocusKey] = useState(() => firstToComplete(form, own?.review.notes ?? [], initial));
  const identity = { name: '', company: '', ...start.draft?.draft.identity };
  const isIdentityThere =
    checkIdentity({ name: identity.name, company: identity.company, contact: address.contact }).length === 0;

  // Without an identity (an old link, a lost draft) it is asked first.
  if (!isIdentityThere && unfinished === undefined)
    return <Navigate replace to={registerPath(address.exhibitionId, address.channelId)} />;

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
          onClear={() => clearAnswers(address, answering)}
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
