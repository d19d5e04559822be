import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { Monogram } from '#ui/media/Monogram.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { Speaker } from '../rules/readSpeakers.ts';
import css from './detail.module.css';

/** Who speaks; a tap on one of whom more is told opens it. */
export function Speakers({ speakers }: { readonly speakers: readonly Speaker[] }) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const [shown, setShown] = useState<Speaker>();
  return (
    <>
      <ul className={css['speakers']}>
        {speakers.map((speaker, at) => (
          // Two speakers may have one name.
          <li key={`${speaker.name.zh}${at}`}>
            {localize(speaker.introduction, language) === '' ? (
              <div className={css['speaker']}>
                <Face speaker={speaker} />
              </div>
            ) : (
              <button className={css['speaker']} type="button" onClick={() => setShown(speaker)}>
                <Face speaker={speaker} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Sheet
          title={organiserText(shown.name, language)}
          closeText={t('close')}
          onClose={() => setShown(undefined)}
        >
          <span className={css['job']}>{organiserText(shown.job, language)}</span>
          <span className={css['introduction']}>{organiserText(shown.introduction, language)}</span>
        </Sheet>
      )}
    </>
  );
}

const sidePx = 48;

function Face({ speaker: { name, job, picture } }: { readonly speaker: Speaker }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return (
    <>
      {picture === '' ? (
        <Monogram name={localize(name, language)} shape="round" />
      ) : (
        <StoredImage className={css['face']} src={picture} alt="" width={sidePx} height={sidePx} lazy />
      )}
      <span className={css['names']}>
        <span className={css['name']}>{organiserText(name, language)}</span>
        <span className={css['job']}>{organiserText(job, language)}</span>
      </span>
    </>
  );
}
