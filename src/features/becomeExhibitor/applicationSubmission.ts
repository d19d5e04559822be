import { contactFields } from '#api/login/contactFields.ts';
import { wireAnswer } from '#entities/registration/api/registrationRecord.ts';
import type { RegistrationKey } from '#entities/registration/api/registrations.ts';
import { contactBucket } from '#device/drafts/contactBucket.ts';
import { randomId } from '#device/identity/randomId.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { isSecretKind } from '#domain/form/isSecretKind.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { RowAddress } from '#flows/rowForm/rowDraft.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { onSchedule, type SubmissionGateway } from '#sending/submissionGateway.ts';
import {
  appliedAlreadyCode,
  insertApplication,
  lookUpApplications,
  updateApplication,
} from './api/applications.ts';
import { type Application, readApplication } from '#entities/exhibitor/rules/exhibitorApplication.ts';

/** Where the draft is kept; of a correction with the application's id. */
export const draftAddress = ({ exhibitionId, contact }: RegistrationKey, recordId?: string): RowAddress => ({
  exhibitionId,
  form: 'exhibit',
  ownerId: contactBucket(contact.value),
  recordId,
});

export const applicationOwner = ({ contact }: RegistrationKey): OutboxOwner => ({
  kind: 'exhibitorApplication',
  contact,
});

/** Blank answers travel as '', so that a correction can empty a field. */
function answersRecord({ fields }: FormDefinition, answers: Answers): ServerRow {
  const said = fields.map(({ key }) => {
    const answer = answerOf(answers, key);
    return { [key]: answer === undefined ? '' : wireAnswer(answer) };
  });
  return Object.assign({}, ...said) as ServerRow;
}

export interface NewApplication {
  readonly key: RegistrationKey;
  readonly form: FormDefinition;
  /** Those of visible questions, as the server expects them. */
  readonly answers: Answers;
  /** Who is logged in as an exhibitor on this phone. */
  readonly exhibitorId: string | undefined;
  readonly isCorrection: boolean;
}

/** A correction keeps the client reference that its row has. */
export function applicationEntry(application: NewApplication): SubmissionEntry {
  const { key, form, answers, exhibitorId, isCorrection } = application;
  const { exhibitionId, contact } = key;
  const clientRef = randomId();
  const secretKeys = form.fields.filter(({ type }) => isSecretKind(type)).map((field) => field.key);
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: applicationOwner(key),
    record: {
      ...answersRecord(form, answers),
      ExhibitionId: exhibitionId,
      ...contactFields(contact),
      ...(exhibitorId !== undefined && { ExhibitorId: exhibitorId }),
      ...(!isCorrection && { ClientRef: clientRef }),
    },
    secretFields: ['Mob', 'Email', 'LinkMob', 'LinkEmail', ...secretKeys],
  });
}

export const isCorrectionEntry = ({ record }: SubmissionEntry): boolean => record['ClientRef'] === undefined;

/** One application for each contact: another one that is there already is shown, and never overwritten. */
export function applicationGateway(
  entry: SubmissionEntry,
  key: RegistrationKey,
): SubmissionGateway<Application> {
  const { record } = entry;
  return {
    insert: (client) => insertApplication(client, record),
    update: (client, recordId) => updateApplication(client, recordId, record),
    find: (client) => lookUpApplications(client, key, onSchedule),
    count: () => Promise.resolve(1),
    read: readApplication,
    mayRefuseOwnCopy: ({ resCode }) => resCode === appliedAlreadyCode,
  };
}
