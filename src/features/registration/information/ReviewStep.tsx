import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import type { Values } from '#ui/fields/useAnswers.ts';
import { Card } from '#ui/page/Card.tsx';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { type SummaryItem, SummaryList } from '#ui/page/SummaryList.tsx';
import { useSummary } from '../useSummary.ts';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { type RegistrationToSend, useRegistrationSending } from './useRegistrationSending.ts';

export interface ReviewStepProps extends RegistrationToSend {
  readonly values: Values;
  readonly onEditIdentity: () => void;
  readonly onEdit: (key: string | undefined) => void;
  readonly onFull: () => void;
}

export function ReviewStep({ values, onEditIdentity, onEdit, onFull, ...registration }: ReviewStepProps) {
  const { address, form, identity, unfinished, correcting } = registration;
  const { t } = useTranslation(['information', 'identity', 'sending']);
  const summary = useSummary(form, values, onEdit);
  const { sending, send } = useRegistrationSending(registration);

  return (
    <>
      <Steps current={3} total={3} name={t('stepReview', { ns: 'identity' })} />
      <PageHeading>{t('reviewTitle')}</PageHeading>
      <RegistrationPanel address={address} sending={sending} onEdit={() => onEdit(undefined)} onFull={onFull}>
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
          <Button
            busy={sending.isSending}
            busyText={t('sending', { ns: 'sending' })}
            onClick={() => send(values)}
          >
            {t(correcting === undefined ? 'send' : 'sendUpdate')}
          </Button>
        </FormFoot>
      </RegistrationPanel>
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
