import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registrationRecord, withdrawn } from '../../../api/registration/registrationRecord.ts';
import { contactBucket } from '../../../device/contactBucket.ts';
import { randomId } from '../../../device/randomId.ts';
import type { FoundEntry } from '../../../device/outbox.ts';
import type { Answers, FormDefinition } from '../../../domain/form/definition.ts';
import { visibleFields } from '../../../domain/form/visibleFields.ts';
import { minePath } from '../../../domain/minePaths.ts';
import { codePath, selectPath } from '../../../domain/paths.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import { finishRegistration } from '../../../flows/submission/finishRegistration.ts';
import { leaveForm } from '../../../flows/historyTrail.ts';
import { findJoining } from '../../../flows/joining.ts';
import type { DraftAddress } from '../../../flows/registrationDraft.ts';
import { secretKeys } from '../../../flows/secretKeys.ts';
import { createRegistrationSubmission, type Submission } from '../../../flows/submission/createSubmission.ts';
import { takeWayBack } from '../../../flows/wayBack.ts';
import { knownWechatIds } from '../../../flows/wechatLogin.ts';
import { answersToSend } from '../../../ui/fields/answersToSend.ts';
import { Card } from '../../../ui/Card.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { type SummaryItem, SummaryList } from '../../../ui/SummaryList.tsx';
import type { Values } from '../../../ui/fields/useAnswers.ts';
import { useSummary } from '../useSummary.ts';
import { SubmissionPanel } from './SubmissionPanel.tsx';

export interface ReviewStepProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly identity: { readonly name: string; readonly company: string };
  readonly values: Values;
  readonly unfinished: FoundEntry | undefined;
  /** The answers of the registration that is being corrected. */
  readonly stored: Answers;
  readonly correcting: string | undefined;
  /** Something is being sent. */
  readonly onBegin: () => void;
  readonly onEditIdentity: () => void;
  readonly onEdit: (key: string | undefined) => void;
  readonly onFull: () => void;
}

/** Everything once more, then the one tap that sends it. */
export function ReviewStep(props: ReviewStepProps) {
  const { address, form, identity, values, unfinished, stored, correcting } = props;
  const { onBegin, onEditIdentity, onEdit, onFull } = props;
  const { t } = useTranslation(['information', 'identity']);
  const navigate = useNavigate();
  const fields = visibleFields(form, values);
  const summary = useSummary(form, values, onEdit);
  const [submission, setSubmission] = useState<Submission>();
  const reopened = useRef(false);
  const latest = useRef<Submission>(undefined);

  /** A new intent for what stands on the screen now; its reference is made before the first byte is sent. */
  function newSubmission(): Submission {
    const clientRef = randomId();
    const { exhibitionId, channelId, contact } = address;
    const answers = answersToSend(fields, values);
    const joining = correcting === undefined ? findJoining(exhibitionId) : undefined;
    const group = joining === undefined ? undefined : { id: joining, leader: undefined };
    const entry = {
      exhibitionId,
      channelId,
      clientRef,
      ...identity,
      contact,
      answers,
      group,
      wechat: knownWechatIds(),
    };
    const record = { ...withdrawn(stored, answers), ...registrationRecord(entry) };
    const secretFields = secretKeys(form);
    const personId = contactBucket(contact.value);
    return createRegistrationSubmission({
      entry: { id: clientRef, exhibitionId, channelId, clientRef, personId, record, secretFields },
      contact,
    });
  }

  useEffect(() => {
    if (unfinished === undefined || reopened.current) return;
    reopened.current = true;
    onBegin();
    const { state, updatedAtMs: _, isReadable: __, missingFields, ...entry } = unfinished;
    const earlier = createRegistrationSubmission({ entry, contact: address.contact, missingFields });
    setSubmission(earlier);
    void earlier.reopen(state as SubmissionState);
  }, [unfinished, address.contact, onBegin]);

  function send() {
    // Locked by state: taps within one moment all see the same picture, and each would be an intent of its own.
    const at = latest.current?.store.getState().state.at ?? 'idle';
    if (at !== 'idle' && at !== 'rejected') return;
    onBegin();
    const next = newSubmission();
    latest.current = next;
    setSubmission(next);
    void next.start(correcting);
  }

  async function finish(recordId: string) {
    const registration = submission?.store.getState().registration;
    await finishRegistration(address, { ...identity, recordId }, registration);
    await submission?.forget();
    const target =
      correcting === undefined
        ? (takeWayBack(address.exhibitionId) ?? `${codePath(recordId)}&new=1`)
        : `${minePath(address.exhibitionId, recordId)}&sent=1`;
    await leaveForm(target, selectPath(address.exhibitionId), navigate);
  }

  const identityItems: SummaryItem[] = [
    { key: 'name', label: t('name'), text: identity.name },
    { key: 'company', label: t('company'), text: identity.company },
    { key: 'contact', label: t(address.contact.kind), text: address.contact.value },
  ].map((item) => ({ ...item, onChange: item.key === 'contact' ? undefined : onEditIdentity }));

  return (
    <>
      <Steps current={4} total={4} name={t('stepReview', { ns: 'identity' })} />
      <PageHeading lead={t('reviewText')}>{t('reviewTitle')}</PageHeading>
      <SubmissionPanel
        submission={submission}
        contact={address.contact}
        isCorrection={correcting !== undefined}
        onSend={send}
        onFinish={finish}
        onEdit={() => onEdit(undefined)}
        onFull={onFull}
      >
        {unfinished === undefined && (
          <>
            <Card title={t('identity')}>
              <SummaryList items={identityItems} />
            </Card>
            {summary.map(({ key, title, items }) => (
              <Card key={key} title={title}>
                <SummaryList items={items} />
              </Card>
            ))}
          </>
        )}
      </SubmissionPanel>
    </>
  );
}
