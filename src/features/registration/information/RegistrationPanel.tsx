import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import type { ActiveSubmission } from '#sending/useSubmission.ts';
import { AlreadyDone } from '../AlreadyDone.tsx';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { ContactAlreadyRegistered } from './ContactAlreadyRegistered.tsx';

export interface RegistrationPanelProps {
  readonly address: DraftAddress;
  readonly sending: ActiveSubmission<Registration>;
  readonly onEdit: () => void;
  /** A choice has filled up since the form was fetched. */
  readonly onFull: () => void;
  readonly children: ReactNode;
}

/** Where the sending of a registration is; the form or its review where nothing is sent. */
export function RegistrationPanel({ address, sending, onEdit, onFull, children }: RegistrationPanelProps) {
  const { t } = useTranslation('information');
  const refusalText = useRefusalText(sending.state);
  return (
    <SubmissionPanel
      sending={sending}
      onEdit={onEdit}
      describeRefusal={refusalText}
      offerFor={({ resCode }) =>
        resCode === registrationRefusals.full ? { label: t('chooseAnother'), onChoose: onFull } : undefined
      }
      renderOther={(other, submission) => (
        <ContactAlreadyRegistered contact={address.contact} other={other} submission={submission} />
      )}
      renderSuperseded={(submission) => <ChangedElsewhere address={address} submission={submission} />}
      renderStored={(recordId) => <AlreadyDone voucherId={recordId} />}
    >
      {children}
    </SubmissionPanel>
  );
}
