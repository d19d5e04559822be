import { useTranslation } from 'react-i18next';
import type { Contact } from '#domain/person/contact.ts';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { ProveContact } from '../contact/ProveContact.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { OtherLogins } from './OtherLogins.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { useLoginMethod } from './useLoginMethod.ts';

export interface VisitorProofProps {
  readonly entry: ContactEntry;
  /** Not known yet by what this exhibition proves people. */
  readonly isLoading: boolean;
  readonly wantsToRegister: boolean;
  /** A company that asks to exhibit. */
  readonly wantsToExhibit: boolean;
  /** The contact as it stands in the field is registered already. */
  readonly isRecognised: boolean;
  readonly onProven: (contact: Contact) => Promise<unknown>;
  readonly onIn: () => Promise<unknown>;
}

/** A code, or a password for those who have one. Who comes to register has none yet, and is not asked to choose. */
export function VisitorProof(props: VisitorProofProps) {
  const { entry, isLoading, wantsToRegister, wantsToExhibit, isRecognised, onProven, onIn } = props;
  const { t } = useTranslation('identity');
  const { t: say } = useTranslation('accounts');
  const [wanted] = useLoginMethod();
  const { kind } = entry.contact;
  const isByPassword = wanted === 'password' && !wantsToRegister;
  const recognised = isRecognised ? t(`recognised_${kind}`) : '';
  return (
    <>
      <Heading {...{ kind, isByPassword, wantsToRegister, wantsToExhibit }} />
      {isLoading ? (
        <Waiting lines={4} />
      ) : (
        <Card>
          {isByPassword ? (
            <PasswordLogin loginRole="visitor" contact={entry} onIn={onIn} />
          ) : (
            <ProveContact
              entry={entry}
              contactNote={wantsToRegister ? recognised : undefined}
              submitText={wantsToRegister ? t('continue') : say('logIn')}
              onProven={onProven}
            />
          )}
        </Card>
      )}
      {!isLoading && !wantsToRegister && <OtherLogins loginRole="visitor" />}
    </>
  );
}

interface HeadingProps extends Pick<VisitorProofProps, 'wantsToRegister' | 'wantsToExhibit'> {
  readonly kind: Contact['kind'];
  readonly isByPassword: boolean;
}

function Heading({ kind, isByPassword, wantsToRegister, wantsToExhibit }: HeadingProps) {
  const { t } = useTranslation('identity');
  const { t: say } = useTranslation('accounts');
  if (wantsToRegister)
    return (
      <PageHeading lead={t(wantsToExhibit ? `exhibitText_${kind}` : `proveText_${kind}`)}>
        {t(`proveTitle_${kind}`)}
      </PageHeading>
    );
  if (isByPassword)
    return <PageHeading lead={say('passwordLoginText')}>{say('passwordLoginTitle')}</PageHeading>;
  return <PageHeading lead={t(`loginText_${kind}`)}>{t('loginTitle')}</PageHeading>;
}
