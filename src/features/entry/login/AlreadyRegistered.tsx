import { useTranslation } from 'react-i18next';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import { type Contact, maskContact } from '../../../domain/contact.ts';
import { codePath } from '../../../domain/paths.ts';
import { overwriteQuestion } from '../../../flows/overwriteQuestion.ts';
import { askConfirm } from '../../../ui/appToast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { focusHeading } from '../contact/focusHeading.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export interface AlreadyRegisteredProps {
  readonly contact: Contact;
  readonly registration: Registration;
  readonly onOverwrite: () => void;
  readonly onChange: () => void;
}

/** The contact is registered already: the code is one tap away, and overwriting asks first. */
export function AlreadyRegistered({ contact, registration, onOverwrite, onChange }: AlreadyRegisteredProps) {
  const { t } = useTranslation('identity');

  async function overwrite() {
    if (await askConfirm(overwriteQuestion(t, registration.SeatNo))) onOverwrite();
  }

  return (
    <>
      <PageHeading ref={focusHeading}>{t('alreadyTitle')}</PageHeading>
      <Card>
        <p>{t('alreadyText', { contact: maskContact(contact), name: registration.Name })}</p>
        <LinkButton to={codePath(registration.RecordId)}>{t('openCode')}</LinkButton>
        <Button kind="secondary" onClick={() => void overwrite()}>
          {t('overwrite')}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {t('useAnother')}
        </Button>
      </Card>
    </>
  );
}
