import { useTranslation } from 'react-i18next';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { maskEmail, maskMobile } from '#domain/person/contact.ts';
import { wholeCharacters } from '#domain/text/wholeCharacters.ts';
import styles from './mineHead.module.css';

export interface MineHeadProps {
  /** Undefined while there is none to show. */
  readonly registration?: Registration | undefined;
}

/** Who this is, on the ground of the bar above. A contact is shown masked. */
export function MineHead({ registration }: MineHeadProps) {
  const { t } = useTranslation('mine');
  if (registration === undefined)
    return (
      <div className={styles.root}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
      </div>
    );
  const { Name, CompanyName, Mob, Email } = registration;
  const name = Name || t('holder');
  const contact = Mob === '' ? Email && maskEmail(Email) : maskMobile(Mob);
  return (
    <div className={`${styles.root} ${styles['root--person']}`}>
      <h1 className="x-hidden" tabIndex={-1}>
        {t('title')}
      </h1>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <p className={styles.who}>
          <strong>{name}</strong>
          {CompanyName !== '' && <span>{CompanyName}</span>}
          {contact !== '' && <span className={styles.contact}>{contact}</span>}
        </p>
      </div>
    </div>
  );
}

/** `林` for 林小满, `AL` for Ada Lovelace. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.map((word) => wholeCharacters(word)[0] ?? '');
  const isLatin = /^[A-Za-z\u00c0-\u024f]/.test(name.trim());
  return isLatin ? `${letters[0]}${words.length > 1 ? letters[words.length - 1] : ''}` : (letters[0] ?? '');
}
