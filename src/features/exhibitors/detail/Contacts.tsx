import { useTranslation } from 'react-i18next';
import { mailAddress, phoneAddress } from '#domain/person/phoneAddress.ts';
import { wholeCharacters } from '#domain/text/wholeCharacters.ts';
import { languageOf } from '#language/language.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { ContactPerson } from '../rules/contactPeople.ts';
import css from './Contacts.module.css';

export function Contacts({ people }: { readonly people: readonly ContactPerson[] }) {
  return (
    <ul className={css['people']}>
      {people.map((person) => (
        <Contact key={person.key} person={person} />
      ))}
    </ul>
  );
}

function Contact({ person: { name, job, phone, email } }: { readonly person: ContactPerson }) {
  const { t, i18n } = useTranslation('exhibitors');
  const language = languageOf(i18n.language);
  const spoken = localize(name, language);
  const [call, mail] = [phoneAddress(phone), mailAddress(email)];
  // What cannot be called or written to, such as a number with hidden digits, can still be read.
  const notes = [call === undefined ? phone : '', mail === undefined ? email : ''];
  return (
    <li className={css['person']}>
      <span className={css['face']} aria-hidden="true">
        {wholeCharacters(spoken)[0]}
      </span>
      <span className={css['words']}>
        <span className={css['name']}>{organiserText(name, language)}</span>
        {localize(job, language) !== '' && <span className={css['job']}>{organiserText(job, language)}</span>}
        {notes
          .filter((note) => note !== '')
          .map((note) => (
            <span className={css['job']} key={note}>
              {note}
            </span>
          ))}
      </span>
      <span className={css['ways']}>
        {mail !== undefined && <Way icon="email" to={mail} text={t('email')} name={spoken} />}
        {call !== undefined && <Way icon="phone" to={call} text={t('call')} name={spoken} />}
      </span>
    </li>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly to: string;
  readonly text: string;
  readonly name: string;
}

function Way({ icon, to, text, name }: WayProps) {
  return (
    <a className={css['way']} href={to} aria-label={`${text} ${name}`}>
      <Icon name={icon} sizeRem={1.25} />
    </a>
  );
}
