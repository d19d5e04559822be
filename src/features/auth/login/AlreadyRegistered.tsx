import { useTranslation } from 'react-i18next';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import { type Contact, maskContact } from '../../../domain/person/contact.ts';
import { codePath } from '../../../domain/address/paths.ts';
import { overwriteQuestion } from '../../../flows/registration/overwriteQuestion.ts';
import { askConfirm } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusHeading } from '../../../ui/page/focusHeading.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';

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
