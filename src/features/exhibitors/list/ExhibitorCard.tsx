import { memo } from 'react';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { ProductThumbs } from '#entities/product/ProductThumbs.tsx';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { VisitedButton } from '#entities/favourite/visited/VisitedButton.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { useParagraphs } from '#ui/richText/useParagraphs.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Written } from '#ui/text/Written.tsx';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { companyName, introduction } from '../rules/exhibitor.ts';
import { introductionLine } from '../rules/introductionLine.ts';
import { summaryOf } from '../rules/summaryOf.ts';
import css from './ExhibitorCard.module.css';

export type CardRow = Parameters<typeof companyName>[0] &
  Parameters<typeof introduction>[0] & {
    readonly ExhibitorId: string;
    readonly Logo: string;
    readonly BoothNo: string;
    readonly ExhibitionHallId: string;
  };

export interface ExhibitorCardProps {
  readonly row: CardRow;
  readonly language: Language;
  readonly kind: string;
  /** Whether it can be ticked off as visited. */
  readonly isTicked: boolean;
  /** Of its products; undefined while they are awaited. */
  readonly pictures: readonly string[] | undefined;
}

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const ExhibitorCard = memo(function ExhibitorCard(props: ExhibitorCardProps) {
  const { row, language, kind, isTicked, pictures } = props;
  const exhibitionId = useExhibitionId();
  const { ExhibitorId, Logo, BoothNo, ExhibitionHallId } = row;
  const name = companyName(row);
  const written = introduction(row);
  const read = useParagraphs([written.zh, written.en]);
  const text = { zh: introductionLine(written.zh, read), en: introductionLine(written.en, read) };
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={exhibitorPath(exhibitionId, ExhibitorId)} shares="logo">
        <span className={css['signs']}>
          <CompanyLogo src={Logo} name={localize(name, language)} />
          <BoothPlate boothNo={BoothNo} hallId={ExhibitionHallId} size={44} />
        </span>{' '}
        <span className={css['words']}>
          <span className={css['name']} lang={otherLanguage(name, language)}>
            {localize(name, language)}
          </span>{' '}
          {kind !== '' && (
            <span className={css['kind']}>
              <Written>{kind}</Written>
            </span>
          )}{' '}
          <span className={css['shown']}>
            {pictures && (
              <ProductThumbs pictures={pictures}>
                <span className={css['text']} lang={otherLanguage(text, language)}>
                  {localize(text, language)}
                </span>
              </ProductThumbs>
            )}
          </span>
        </span>
      </RowCardLink>
      <span className={css['actions']}>
        <FavouriteButton kind="exhibitor" id={ExhibitorId} summary={summaryOf(row)} />
        {isTicked && <VisitedButton exhibitorId={ExhibitorId} name={localize(name, language)} isNarrow />}
      </span>
    </RowCard>
  );
});
