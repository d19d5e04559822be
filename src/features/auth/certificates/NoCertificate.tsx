import { useTranslation } from 'react-i18next';
import { type Contact, maskContact } from '#domain/person/contact.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';

export interface NoCertificateProps {
  readonly contact: Contact;
  readonly hadDocument: boolean;
  readonly registerPath: string;
  readonly onAgain: () => void;
}

/** The server has no such registration; what was typed is still there for another look. */
export function NoCertificate({ contact, hadDocument, registerPath, onAgain }: NoCertificateProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHeading ref={focusHeading}>{t('noneTitle')}</PageHeading>
      <Card>
        <p>{t(hadDocument ? 'noneWithDocument' : 'noneText', { contact: maskContact(contact) })}</p>
        <Button onClick={onAgain}>{t('findAgain')}</Button>
        <LinkButton kind="secondary" to={registerPath}>
          {t('registerNow')}
        </LinkButton>
      </Card>
    </>
  );
}
