import { useDevice } from '#device/storage/useDevice.ts';
import { mailAddress, phoneAddress } from '#domain/person/phoneAddress.ts';
import { readHostContact } from '#domain/person/hostContact.ts';
import { useAssistWords } from '#language/useAssistWords.ts';
import { exhibitionRowOf } from '../sharing/exhibitionRowOf.ts';
import styles from './helpLine.module.css';

export interface HelpLineProps {
  readonly exhibitionId: string | undefined;
}

/** Where the organiser of this exhibition is asked, as far as the phone has its record; nothing where none is given. */
export function HelpLine({ exhibitionId = '' }: HelpLineProps) {
  const { t } = useAssistWords();
  const row = useDevice((device) => exhibitionRowOf(device, exhibitionId));
  const { phone, email } = readHostContact(row);
  const contacts = [
    { text: phone, address: phoneAddress(phone), words: t('call', { phone }) },
    { text: email, address: mailAddress(email), words: t('write', { email }) },
  ].filter(({ text }) => text !== '');
  if (contacts.length === 0) return null;
  return (
    <p className={styles.help}>
      <span className={styles.helpText}>{t('needHelp')}</span>
      {contacts.map(({ text, address, words }) =>
        address === undefined ? (
          <span key={text}>{words}</span>
        ) : (
          <a className={styles.helpLink} key={text} href={address}>
            {words}
          </a>
        ),
      )}
    </p>
  );
}
