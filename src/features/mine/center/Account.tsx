import { useTranslation } from 'react-i18next';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import { maskEmail, maskMobile } from '../../../domain/person/contact.ts';
import { passwordPath } from '../../../domain/address/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import styles from '../mine.module.css';

export interface AccountProps {
  readonly exhibitionId: string;
  readonly registration: Registration;
}

/** How this person is known here. A contact is what a registration is found by, so it is not changed from here. */
export function Account({ exhibitionId, registration }: AccountProps) {
  const { t } = useTranslation('mine');
  const { Mob, Email } = registration;
  const contacts = [
    { key: 'mobile', text: Mob === '' ? '' : maskMobile(Mob) },
    { key: 'email', text: Email === '' ? '' : maskEmail(Email) },
  ] as const;
  return (
    <Card title={t('account')}>
      <dl className={styles.facts}>
        {contacts.map(
          ({ key, text }) =>
            text !== '' && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.note}>{t('contactFixed')}</p>
      <LinkButton kind="secondary" to={passwordPath(exhibitionId, 'visitor')}>
        {t('changePassword')}
      </LinkButton>
      <p className={styles.note}>{t('logOutBelow')}</p>
    </Card>
  );
}
