import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { firstToComplete } from '#domain/form/correctionForm.ts';
import { pagesOf } from '#domain/form/pagesOf.ts';
import { isProofRequired } from '#domain/form/checkProof.ts';
import { missingProofs } from '#entities/registration/proof/missingProofs.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { checkIdentity } from '#domain/person/checkIdentity.ts';
import { registerPath } from '#domain/address/paths.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { registrationUploads } from '#entities/registration/registrationUploads.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { OnePageStep } from './OnePageStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { clearAnswers, type RegistrationAnswers, useRegistrationAnswers } from './useRegistrationAnswers.ts';
import type { RegistrationToSend } from './useRegistrationSending.ts';
import type { StartingPoint } from './useStartingPoint.ts';

export interface RegistrationStepsProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  /** Everything is asked on one page. */
  readonly isShort: boolean;
  readonly start: StartingPoint;
  readonly onBegin: () => void;
  /** What waited to be sent is to be changed. */
  readonly onGiveUp: () => void;
  /** A choice has filled up since the form was fetched. */
  readonly onFull: () => void;
}

/** A short form on one page; a long one in steps. What is typed outlives a step. */
export function RegistrationSteps(props: RegistrationStepsProps) {
  const { address, form: given, isShort, start, onBegin, onFull } = props;
  const answering = useRegistrationAnswers(address, given, start);
  const { form, stored, typed, initial, autosave } = answering;
  const notes = start.own?.review.notes ?? [];
  const [focusKey, setFocusKey] = useState(() => firstToComplete(form, notes, initial) ?? firstDue());
  /** A registration that is there is opened again for what became due since. */
  function firstDue(): string | undefined {
    if (start.own === undefined) return undefined;
    return missingProofs(form, initial).find((field) => isProofRequired(field, fairNowMs()))?.key;
  }
  const replaces = start.own?.registration.ClientRef;
  const registration = { address, form, stored, correcting: start.correcting, replaces, onBegin };
  if (!isShort || start.unfinished !== undefined)
    return <LongForm {...props} {...{ answering, registration, focusKey, setFocusKey }} />;
  return (
    <UploadingContext.Provider value={registrationUploads(address)}>
      <OnePageStep
        {...registration}
        typed={typed}
        start={start}
        focusId={focusKey && fieldId(focusKey)}
        onTyped={autosave}
        onClear={() => clearAnswers(address, answering)}
        onFull={onFull}
      />
    </UploadingContext.Provider>
  );
}

interface LongFormProps extends RegistrationStepsProps {
  readonly answering: RegistrationAnswers;
  readonly registration: Omit<RegistrationToSend, 'identity' | 'unfinished'>;
  readonly focusKey: string | undefined;
  readonly setFocusKey: (key: string | undefined) => void;
}

/** Which of the questions and the review is open stands in the address, so Back works. */
function LongForm(props: LongFormProps) {
  const { address, start, onGiveUp, onFull, answering, registration, focusKey, setFocusKey } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { unfinished } = start;
  const { form, typed, autosave } = answering;
  const register = registerPath(address.exhibitionId, address.channelId);
  const identity = { name: '', company: '', ...start.draft?.draft.identity };
  const { name, company } = identity;
  const isIdentityThere = checkIdentity({ name, company, contact: address.contact }).length === 0;

  // Without an identity (an old link, a lost draft) it is asked first.
  if (!isIdentityThere && unfinished === undefined) return <Navigate replace to={register} />;

  function edit(key: string | undefined) {
    setFocusKey(key);
    // That is offered only where nothing has been sent.
    if (unfinished !== undefined) onGiveUp();
    const pages = pagesOf(form.fields, visibleFields(form, typed.getValues()));
    const page = pages.find(({ fieldKeys }) => fieldKeys.includes(key ?? ''));
    setQuery(page === undefined ? {} : { section: page.key }, { replace: false });
  }

  if (query.get('step') !== 'review' && unfinished === undefined)
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
      {...registration}
      identity={identity}
      values={typed.getValues()}
      unfinished={unfinished}
      onEditIdentity={() => void navigate(register)}
      onEdit={edit}
      onFull={() => {
        onFull();
        edit(undefined);
      }}
    />
  );
}
