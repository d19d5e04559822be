import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionIntroduction } from '#domain/exhibition/exhibitionIntroduction.ts';
import { htmlLanguage, languageOf } from '#language/language.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useParagraphs } from '#ui/richText/useParagraphs.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { linkRule } from '#flows/navigation/linkRule.ts';
import styles from './Introduction.module.css';

const logoSide = 48;

/** Who invites, and what to. Nothing where the organiser has written nothing. */
export function Introduction({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const row = useDevice((device) => device.exhibitionInfo);
  const introduction = exhibitionIntroduction(row);
  const read = useParagraphs([introduction.zh, introduction.en]);
  const own = read(introduction[language]);
  const spoken = own.length > 0 ? language : language === 'en' ? 'zh' : 'en';
  const paragraphs = own.length > 0 ? own : read(introduction[spoken]);
  const { organization } = exhibition;
  const host = organiserText({ zh: organization?.Name ?? '', en: organization?.NameEn ?? '' }, language);
  const logo = exhibition.Logo || organization?.Logo || '';
  if (paragraphs.length === 0) return null;
  return (
    <Card title={t('about')}>
      {host !== '' && (
        <div className={styles.aboutTop}>
          {logo !== '' && <StoredImage src={logo} alt="" width={logoSide} height={logoSide} />}
          <span className={styles.aboutHost}>
            <strong>{host}</strong>
          </span>
        </div>
      )}
      <div lang={spoken === language ? undefined : htmlLanguage(spoken)}>
        {paragraphs.map((paragraph, index) => (
          <p key={`${index} ${paragraph[0]?.text.slice(0, 20)}`}>
            {paragraph.map(({ text, link }, part) =>
              link === '' ? (
                text
              ) : (
                <RuledLink key={`${part} ${link}`} to={link} rule={linkRule}>
                  {text}
                </RuledLink>
              ),
            )}
          </p>
        ))}
      </div>
    </Card>
  );
}
