import { useTranslation } from 'react-i18next';
import { type Contact, maskContact } from '#domain/person/contact.ts';
import { Button } from '#ui/controls/Button.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface NotRegisteredProps {
  readonly contact: Contact;
  readonly onRegister: () => void;
  readonly onChange: () => void;
}

export function NotRegistered({ contact, onRegister, onChange }: NotRegisteredProps) {
  const { t } = useTranslation('identity');
  return (
    <>
      <PageHeading ref={focusHeading}>{t('notRegisteredTitle')}</PageHeading>
      <Card>
        <p>{t('notRegisteredText', { contact: maskContact(contact) })}</p>
        <Button onClick={onRegister}>{t('registerNow')}</Button>
        <Button kind="quiet" onClick={onChange}>
          {t('useAnother')}
        </Button>
      </Card>
    </>
  );
}
