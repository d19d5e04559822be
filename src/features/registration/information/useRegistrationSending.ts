import { useNavigate } from 'react-router-dom';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath, selectPath } from '#domain/address/paths.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { leaveForm } from '#flows/navigation/historyTrail.ts';
import { preloadScreen } from '#flows/navigation/preloadScreen.ts';
import { consumeReturnTo } from '#flows/navigation/returnTo.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { finishRegistration } from '#entities/registration/stored/finishRegistration.ts';
import { registrationGateway } from '#entities/registration/registrationGateway.ts';
import { useSubmission } from '#sending/useSubmission.ts';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { registrationEntry } from '../registrationEntry.ts';

export interface RegistrationToSend {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly identity: { readonly name: string; readonly company: string };
  readonly unfinished: FoundEntry | undefined;
  /** The answers of the registration that is being corrected. */
  readonly stored: Answers;
  readonly correcting: string | undefined;
  /** Its client reference, as it was when this form was opened. */
  readonly replaces: string | undefined;
  readonly onBegin: () => void;
}

/** Sends the registration once, and leads on to its code. */
export function useRegistrationSending(registration: RegistrationToSend) {
  const { address, form, identity, unfinished, stored, correcting, replaces, onBegin } = registration;
  const navigate = useNavigate();
  const sending = useSubmission({ gatewayOf: registrationGateway, unfinished, onBegin, onStored: finish });

  function send(values: Values) {
    preloadScreen(codePath());
    const answers = answersToSend(visibleFields(form, values), values);
    const typed = { address, identity, form, answers, stored, correcting };
    void sending.send(() => registrationEntry(typed), correcting, replaces);
  }

  async function finish(recordId: string, submission: Submission<Registration>) {
    await finishRegistration(address, { ...identity, recordId }, submission.store.getState().row);
    await submission.forget();
    const target =
      correcting === undefined
        ? (consumeReturnTo(address.exhibitionId) ?? `${codePath(recordId)}&new=1`)
        : `${minePath(address.exhibitionId, recordId)}&sent=1`;
    await leaveForm(target, selectPath(address.exhibitionId), navigate);
  }

  return { sending, send };
}
