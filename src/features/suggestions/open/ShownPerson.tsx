import { useTranslation } from 'react-i18next';
import type { OpenPerson } from '#entities/card/rules/openPerson.ts';
import { languageOf } from '#language/language.ts';
import { Monogram } from '#ui/media/Monogram.tsx';
import { localize } from '#ui/text/localize.ts';
import css from './open.module.css';

/** As other visitors see a person. */
export function ShownPerson({ person: { name, company, job, topics } }: { readonly person: OpenPerson }) {
  const { i18n } = useTranslation('suggestions');
  const language = languageOf(i18n.language);
  const meta = [localize(job, language), localize(company, language)].filter((text) => text !== '');
  return (
    <div className={css['person']}>
      <Monogram name={name.zh || name.en} shape="round" small />
      <div className={css['words']}>
        <p className={css['name']}>{localize(name, language)}</p>
        <p className={css['meta']}>{meta.join(' · ')}</p>
        {topics.length > 0 && (
          <ul className={css['topics']}>
            {topics.map((topic) => (
              <li className={css['topic']} key={topic}>
                {topic}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
