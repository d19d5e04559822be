import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { FoundEntry } from '../../../device/outbox.ts';
import type { Answers, FormDefinition } from '../../../domain/form/definition.ts';
import { visibleFields } from '../../../domain/form/visibleFields.ts';
import { minePath } from '../../../domain/minePaths.ts';
import { codePath, selectPath } from '../../../domain/paths.ts';
import { finishRegistration } from '../../../flows/submission/finishRegistration.ts';
import { leaveForm } from '../../../flows/historyTrail.ts';
import type { DraftAddress } from '../../../flows/registrationDraft.ts';
import {
  createSubmission,
  reopenSubmission,
  type Submission,
} from '../../../flows/submission/createSubmission.ts';
import { registrationEntry } from '../../../flows/submission/registrationEntry.ts';
import { registrationGateway } from '../../../flows/submission/registrationGateway.ts';
import { takeWayBack } from '../../../flows/wayBack.ts';
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
  const [submission, setSubmission] = useState<Submission<Registration>>();
  const reopened = useRef(false);
  const latest = useRef<Submission<Registration>>(undefined);

  useEffect(() => {
    if (unfinished === undefined || reopened.current) return;
    reopened.current = true;
    onBegin();
    const earlier = reopenSubmission(unfinished, registrationGateway);
    setSubmission(earlier);
    void earlier.reopen();
  }, [unfinished, onBegin]);

  function send() {
    // Locked by state: taps within one moment all see the same picture, and each would be an intent of its own.
    const at = latest.current?.store.getState().state.at ?? 'idle';
    if (at !== 'idle' && at !== 'rejected') return;
    onBegin();
    const answers = answersToSend(fields, values);
    const next = createSubmission(
      registrationEntry({ address, identity, form, answers, stored, correcting }),
      registrationGateway,
    );
    latest.current = next;
    setSubmission(next);
    void next.start(correcting);
  }

  async function finish(recordId: string) {
    const row = submission?.store.getState().row;
    await finishRegistration(address, { ...identity, recordId }, row);
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
