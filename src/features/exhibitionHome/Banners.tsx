import { useTranslation } from 'react-i18next';
import type { Banner } from '#api/exhibition/bannerCollections.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { languageOf } from '#language/language.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Carousel } from '#ui/media/Carousel.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import css from './Banners.module.css';

export interface BannersProps {
  readonly label: string;
  readonly banners: readonly Banner[];
  /** They fill the page's cover. */
  readonly isCover?: boolean;
}

const width = 800;
const height = 400;

/** Pictures of the organiser, one beside the other, each leading where it says. They move by a swipe or the arrows: on a page with a line that goes on, a second one would need its own pause. */
export function Banners({ label, banners, isCover = false }: BannersProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const slides = banners.map(({ id, picture, link, title }, at) => {
    const image = (
      <StoredImage
        src={picture}
        alt={localize(title, language) || t('banner', { number: at + 1 })}
        lang={otherLanguage(title, language)}
        width={width}
        height={height}
        isFirst={isCover && at === 0}
        isPageWide
      />
    );
    const content =
      link === '' ? (
        image
      ) : (
        <RuledLink to={link} rule={linkRule}>
          {image}
        </RuledLink>
      );
    return { key: id, label: '', content };
  });
  return (
    <div className={isCover ? css['cover'] : css['banners']}>
      <Carousel label={label} slides={slides} isCover />
    </div>
  );
}
