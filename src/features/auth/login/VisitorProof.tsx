import { useTranslation } from 'react-i18next';
import type { Contact } from '../../../domain/person/contact.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Waiting } from '../../../ui/page/Waiting.tsx';
import { ProveContact } from '../contact/ProveContact.tsx';
import type { ContactEntry } from '../contact/useContactEntry.ts';
import { LoginLinks } from './LoginLinks.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { useLoginMethod } from './useLoginMethod.ts';
import styles from './loginLinks.module.css';

export interface VisitorProofProps {
  readonly exhibitionId: string;
  readonly entry: ContactEntry;
  /** Not known yet by what this exhibition proves people. */
  readonly isLoading: boolean;
  readonly wantsToRegister: boolean;
  /** The contact as it stands in the field is registered already. */
  readonly isRecognised: boolean;
  readonly onProven: (contact: Contact) => Promise<unknown>;
  readonly onIn: () => Promise<unknown>;
}

/** A code, or a password for those who have one. Who comes to register has none yet, and is not asked to choose. */
export function VisitorProof(props: VisitorProofProps) {
  const { exhibitionId, entry, isLoading, wantsToRegister, isRecognised, onProven, onIn } = props;
  const { t } = useTranslation('identity');
  const { t: say } = useTranslation('accounts');
  const [wanted, choose] = useLoginMethod();
  const isByPassword = wanted === 'password' && !wantsToRegister;
  const recognised = isRecognised ? t(`recognised_${entry.contact.kind}`) : '';
  const title = wantsToRegister ? t('proveTitle') : t('loginTitle');
  return (
    <>
      <PageHeading lead={isByPassword ? say('passwordLoginText') : t('proveText')}>
        {isByPassword ? say('passwordLoginTitle') : title}
      </PageHeading>
      {isLoading ? (
        <Waiting lines={4} />
      ) : (
        <Card>
          {isByPassword ? (
            <PasswordLogin loginRole="visitor" contact={entry} onIn={onIn} />
          ) : (
            <ProveContact
              exhibitionId={exhibitionId}
              entry={entry}
              contactNote={wantsToRegister ? recognised : undefined}
              onProven={onProven}
            />
          )}
          {!wantsToRegister && (
            <div className={styles.switch}>
              <Button kind="quiet" onClick={() => choose(isByPassword ? 'code' : 'password')}>
                {say(isByPassword ? 'byCode' : 'byPassword')}
              </Button>
            </div>
          )}
        </Card>
      )}
      {!wantsToRegister && <LoginLinks exhibitionId={exhibitionId} loginRole="visitor" />}
    </>
  );
}
