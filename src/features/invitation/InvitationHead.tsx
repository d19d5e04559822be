import { useTranslation } from 'react-i18next';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { languageOf } from '#language/language.ts';
import { Monogram } from '#ui/media/Monogram.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { useHallOf } from './useHallOf.ts';
import css from './invitation.module.css';

/** Who invites, to which booth, when and with what words. */
export function InvitationHead({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('invitation');
  const language = languageOf(i18n.language);
  const { company, boothNo, startMs, endMs, place, words } = invitation;
  const hallId = useHallOf(invitation);
  const lang = writtenLanguage(words, language);
  return (
    <section className={css['card']} aria-label={t('details')}>
      <div className={css['head']}>
        <Face invitation={invitation} />
        <div className={css['names']}>
          <Person invitation={invitation} />
          <p className={css['company']}>{organiserText(company, language)}</p>
        </div>
        <BoothPlate boothNo={boothNo} hallId={hallId} size={64} />
      </div>
      {words !== '' && (
        <blockquote className={css['words']} lang={lang}>
          {words}
        </blockquote>
      )}
      {words !== '' && lang !== undefined && (
        <p className={css['note']}>{t(lang === 'en' ? 'writtenIn_en' : 'writtenIn_zh')}</p>
      )}
      {startMs !== undefined && (
        <dl className={css['facts']}>
          <dt className={css['label']}>{t('proposed')}</dt>
          <dd className={css['when']}>{formatVenueSpan(startMs, endMs, language)}</dd>
          {place !== '' && <dd className={css['place']}>{place}</dd>}
        </dl>
      )}
    </section>
  );
}

const facePx = 56;

function Face({ invitation }: { readonly invitation: Invitation }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { face, person, logo, company } = invitation;
  if (face !== '')
    return <StoredImage className={css['face'] ?? ''} src={face} alt="" width={facePx} height={facePx} />;
  const name = localize(person, language);
  if (name !== '') return <Monogram name={name} shape="round" />;
  return <CompanyLogo src={logo} name={localize(company, language)} />;
}

function Person({ invitation: { person, job } }: { readonly invitation: Invitation }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const name = localize(person, language);
  if (name === '') return null;
  return (
    <p className={css['person']}>
      <span lang={otherLanguage(person, language)}>{name}</span>
      {localize(job, language) !== '' && <span className={css['job']}>{organiserText(job, language)}</span>}
    </p>
  );
}
