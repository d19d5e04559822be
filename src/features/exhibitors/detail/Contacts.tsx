import { useTranslation } from 'react-i18next';
import type { ContactPerson } from '../rules/exhibitor.ts';
import css from './Contacts.module.css';

export function Contacts({ people }: { readonly people: readonly ContactPerson[] }) {
  const { t } = useTranslation('exhibitors');
  return (
    <ul className={css['people']}>
      {people.map(({ key, name, job, mobile }) => (
        <li className={css['person']} key={key}>
          <span className={css['face']} aria-hidden="true">
            {Array.from(name)[0]}
          </span>
          <span className={css['words']}>
            <span className={css['name']}>{name}</span>
            {job !== '' && <span className={css['job']}>{job}</span>}
          </span>
          {mobile !== '' && (
            <a className={css['call']} href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>
              {t('call')} <span className="x-hidden">{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
