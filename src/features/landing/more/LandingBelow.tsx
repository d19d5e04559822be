import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { seriesPath } from '#domain/address/homePaths.ts';
import { exhibitionIntroduction } from '#domain/exhibition/exhibitionIntroduction.ts';
import { unitIdOf } from '#entities/series/rules/series.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { htmlLanguage, languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { awaitedParagraphs, useParagraphs } from '#ui/richText/useParagraphs.ts';
import { LandingTextSize } from './LandingTextSize.tsx';
import { LandingTools, type LandingBelowProps } from './LandingTools.tsx';
import styles from './landingBelow.module.css';

/** The lower half of the landing page. */
export function LandingBelow(props: LandingBelowProps) {
  return (
    <>
      <LandingTools {...props} />
      <SeriesLink exhibitionId={props.exhibition.RecordId} />
      <Introduction />
      <LandingTextSize />
    </>
  );
}

/** Where its row says that it belongs to a series; whether there are others is seen there. */
function SeriesLink({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('more');
  const isOfSeries = useDevice((device) => unitIdOf(exhibitionRowOf(device, exhibitionId)) !== '');
  if (!isOfSeries) return null;
  return (
    <AppLink className={styles.series} to={seriesPath(exhibitionId)}>
      <Icon name="explore" sizeRem={1.25} />
      <span>{t('series')}</span>
      <Icon name="forward" sizeRem={1.25} />
    </AppLink>
  );
}

/** So many characters fit into the lines that are shown at first. */
const shortLength = 80;

function Introduction() {
  const { t, i18n } = useTranslation('more');
  const language = languageOf(i18n.language);
  const [isWhole, setIsWhole] = useState(false);
  const introduction = exhibitionIntroduction(useDevice((device) => device.exhibitionInfo));
  const read = useParagraphs([introduction.zh, introduction.en]);
  const own = read(introduction[language]);
  const spoken = own.length > 0 ? language : language === 'en' ? 'zh' : 'en';
  const texts = (own.length > 0 ? own : read(introduction[spoken])).map((paragraph) =>
    paragraph.map(({ text }) => text).join(''),
  );
  const isAwaited = own === awaitedParagraphs;
  if (texts.length === 0 && !isAwaited) return null;
  const isShort = texts.join('').length <= shortLength;
  return (
    <section>
      <h2 className={styles.title}>{t('about')}</h2>
      <div
        className={isWhole || isShort ? styles.text : `${styles.text} ${styles['text--short']}`}
        lang={spoken === language ? undefined : htmlLanguage(spoken)}
      >
        {/* What stands below does not move when it comes. */}
        {isAwaited && <div className={styles.awaited} />}
        {texts.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {!isWhole && !isShort && (
        <button className={styles.more} type="button" onClick={() => setIsWhole(true)}>
          {t('showAll')}
        </button>
      )}
    </section>
  );
}
