import { useTranslation } from 'react-i18next';
import { type Advert, runningAdverts } from '#domain/exhibition/runningAdverts.ts';
import { languageOf } from '#language/language.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Carousel } from '#ui/media/Carousel.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useEasyMode } from '#flows/assist/easy/useEasyMode.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import css from './Adverts.module.css';
import { type AdvertSlot, advertsQuery } from './advertsQuery.ts';
import { CountedAdvert } from './CountedAdvert.tsx';

export interface AdvertsProps {
  readonly slot: AdvertSlot;
  /** They stand in a list, and are one item of it. */
  readonly isItem?: boolean;
}

/** Paid pictures of a page, marked as such; nothing where there are none, nor in easy mode. Needs the texts of `content`. */
export function Adverts({ slot, isItem = false }: AdvertsProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const { content = [], isFresh } = useRememberedQuery(`adverts-${slot}`, advertsQuery(exhibitionId, slot));
  const adverts = runningAdverts(content, useFairNow());
  if (useEasyMode() || adverts.length === 0) return null;
  const slides = adverts.map((advert, at) => ({
    key: advert.id,
    label: '',
    content: (
      <CountedAdvert advert={advert} isFresh={isFresh}>
        <Picture advert={advert} number={at + 1} />
      </CountedAdvert>
    ),
  }));
  const item = isItem ? { role: 'listitem', 'aria-label': t('advertisements') } : undefined;
  return (
    <div className={isItem ? `${css['adverts']} ${css['adverts--item']}` : css['adverts']} {...item}>
      <Carousel label={t('advertisements')} slides={slides} isCover />
      <span className={css['mark']} aria-hidden="true">
        {t('advert')}
      </span>
    </div>
  );
}

const width = 800;
const height = 400;

function Picture({ advert, number }: { readonly advert: Advert; readonly number: number }) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const name = localize(advert.title, language);
  const image = (
    <StoredImage
      src={advert.picture}
      alt={name === '' ? t('advertLabel', { number }) : t('advertNamed', { name })}
      lang={otherLanguage(advert.title, language)}
      width={width}
      height={height}
      isPageWide
      lazy
    />
  );
  if (advert.link === '') return image;
  return (
    <RuledLink to={advert.link} rule={linkRule}>
      {image}
    </RuledLink>
  );
}
