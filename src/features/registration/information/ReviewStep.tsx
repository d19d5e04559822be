import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { FoundEntry } from '../../../device/outbox/outbox.ts';
import type { Answers, FormDefinition } from '../../../domain/form/formDefinition.ts';
import { visibleFields } from '../../../domain/form/visibleFields.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { codePath, selectPath } from '../../../domain/address/paths.ts';
import { registrationRefusals } from '../../../domain/review/registrationRefusals.ts';
import { finishRegistration } from '../../../flows/submission/finishRegistration.ts';
import { leaveForm } from '../../../flows/navigation/historyTrail.ts';
import type { DraftAddress } from '../../../flows/registration/registrationDraft.ts';
import type { Submission } from '../../../flows/submission/createSubmission.ts';
import { registrationEntry } from '../registrationEntry.ts';
import { registrationGateway } from '../../../flows/submission/registrationGateway.ts';
import { SubmissionPanel } from '../../../flows/submission/SubmissionPanel.tsx';
import { useSubmission } from '../../../flows/submission/useSubmission.ts';
import { consumeReturnTo } from '../../../flows/navigation/returnTo.ts';
import { answersToSend } from '../../../ui/fields/answersToSend.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { FormFoot } from '../../../ui/page/FormFoot.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Steps } from '../../../ui/page/Steps.tsx';
import { type SummaryItem, SummaryList } from '../../../ui/page/SummaryList.tsx';
import type { Values } from '../../../ui/fields/useAnswers.ts';
import { useSummary } from '../useSummary.ts';
import { AlreadyDone } from '../AlreadyDone.tsx';
import { refusalText } from '../refusalText.ts';
import { ContactAlreadyRegistered } from './ContactAlreadyRegistered.tsx';

export interface ReviewStepProps {
  readonly address: DraftAddress;
  readonly form: FormDefinition;
  readonly identity: { readonly name: string; readonly company: string };
  readonly values: Values;
  readonly unfinished: FoundEntry | undefined;
  /** The answers of the registration that is being corrected. */
  readonly stored: Answers;
  readonly correcting: string | undefined;
  readonly onBegin: () => void;
  readonly onEditIdentity: () => void;
  readonly onEdit: (key: string | undefined) => void;
  readonly onFull: () => void;
}

export function ReviewStep(props: ReviewStepProps) {
  const { address, form, identity, values, unfinished, stored, correcting } = props;
  const { onBegin, onEditIdentity, onEdit, onFull } = props;
  const { t } = useTranslation(['information', 'identity', 'sending']);
  const navigate = useNavigate();
  const fields = visibleFields(form, values);
  const summary = useSummary(form, values, onEdit);
  const sending = useSubmission({ gatewayOf: registrationGateway, unfinished, onBegin, onStored: finish });

  function send() {
    const answers = answersToSend(fields, values);
    const typed = { address, identity, form, answers, stored, correcting };
    void sending.send(() => registrationEntry(typed), correcting);
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

  return (
    <>
      <Steps current={4} total={4} name={t('stepReview', { ns: 'identity' })} />
      <PageHeading lead={t('reviewText')}>{t('reviewTitle')}</PageHeading>
      <SubmissionPanel
        sending={sending}
        onEdit={() => onEdit(undefined)}
        describeRefusal={(refusal) => refusalText(refusal, t)}
        offerFor={({ resCode }) =>
          resCode === registrationRefusals.full ? { label: t('chooseAnother'), onChoose: onFull } : undefined
        }
        renderOther={(other, submission) => (
          <ContactAlreadyRegistered contact={address.contact} other={other} submission={submission} />
        )}
        renderStored={(recordId) => <AlreadyDone voucherId={recordId} />}
      >
        {unfinished === undefined && (
          <>
            <Card title={t('identity')}>
              <IdentitySummary {...{ address, identity, onEditIdentity }} />
            </Card>
            {summary.map(({ key, title, items }) => (
              <Card key={key} title={title}>
                <SummaryList items={items} />
              </Card>
            ))}
          </>
        )}
        <FormFoot>
          <Button busy={sending.isSending} busyText={t('sending', { ns: 'sending' })} onClick={send}>
            {t(correcting === undefined ? 'send' : 'sendUpdate')}
          </Button>
        </FormFoot>
      </SubmissionPanel>
    </>
  );
}

type IdentitySummaryProps = Pick<ReviewStepProps, 'address' | 'identity' | 'onEditIdentity'>;

function IdentitySummary({ address, identity, onEditIdentity }: IdentitySummaryProps) {
  const { t } = useTranslation('information');
  const items: SummaryItem[] = [
    { key: 'name', label: t('name'), text: identity.name },
    { key: 'company', label: t('company'), text: identity.company },
    { key: 'contact', label: t(address.contact.kind), text: address.contact.value },
  ].map((item) => ({ ...item, onChange: item.key === 'contact' ? undefined : onEditIdentity }));
  return <SummaryList items={items} />;
}
