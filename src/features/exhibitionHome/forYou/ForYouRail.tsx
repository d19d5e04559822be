import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionsPath } from '#domain/address/homePaths.ts';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { PartSkeleton } from '../home/PartSkeleton.tsx';
import { Strip, StripCards } from '../home/Strip.tsx';
import css from './ForYouRail.module.css';
import type { ForYouCard } from './keptForYou.ts';
import { useForYou } from './useForYou.ts';

/** The exhibitors that fit the visitor's interests best; nothing where none does. */
export function ForYouRail() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const cards = useForYou();
  if (cards === undefined) return <PartSkeleton shape="happening" />;
  if (cards.length === 0) return null;
  return (
    <Strip title={t('forYou')} all={suggestionsPath(exhibitionId)}>
      <StripCards>
        {cards.map((card) => (
          <li className={css['card']} key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </StripCards>
    </Strip>
  );
}

const sidePx = 88;

function Card({ card: { id, name, booth, hallId, logo, picture } }: { readonly card: ForYouCard }) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const [broken, setBroken] = useState('');
  const shown = localize(name, language);
  return (
    <AppLink className={css['link']} to={exhibitorPath(exhibitionId, id)}>
      {picture === '' || picture === broken ? (
        <span className={css['logo']}>
          <CompanyLogo src={logo} name={shown} />
        </span>
      ) : (
        <StoredImage
          className={css['picture']}
          src={picture}
          alt=""
          width={sidePx}
          height={sidePx}
          lazy
          onFail={() => setBroken(picture)}
        />
      )}
      <span className={css['words']}>
        <span className={css['name']} lang={otherLanguage(name, language)}>
          {shown}
        </span>{' '}
        <BoothPlate boothNo={booth} hallId={hallId} size={44} />
      </span>
    </AppLink>
  );
}
