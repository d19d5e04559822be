import { useTranslation } from 'react-i18next';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { boothOnPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { useIsMarked } from '#entities/favourite/useMark.ts';
import { VisitedButton } from '#entities/favourite/visited/VisitedButton.tsx';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useParagraphs } from '#ui/richText/useParagraphs.ts';
import { localize } from '#ui/text/localize.ts';
import { MixedText } from '#ui/text/MixedText.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { introduction, service } from '../rules/exhibitor.ts';
import { introductionLine } from '../rules/introductionLine.ts';
import css from './Way.module.css';

export interface WayProps {
  readonly company: string;
  /** The name of the hall; '' where it is not known. */
  readonly hall: string;
  readonly row: Parameters<typeof introduction>[0] &
    Parameters<typeof service>[0] & {
      readonly ExhibitorId: string;
      readonly BoothNo: string;
      readonly ExhibitionHallId: string;
    };
}

/** Where the booth is, whether the visitor has been there, and in one line what it shows; nothing where nothing is known. */
export function Way({ company, hall, row }: WayProps) {
  const { ExhibitorId, BoothNo, ExhibitionHallId } = row;
  const hasPlace = BoothNo !== '' || ExhibitionHallId !== '';
  const texts = service(row).zh + service(row).en + introduction(row).zh + introduction(row).en;
  if (!hasPlace && texts === '') return null;
  return (
    <div className={hasPlace ? `${css['way']} ${css['way--placed']}` : css['way']}>
      <BoothPlate boothNo={BoothNo} hallId={ExhibitionHallId} size={64} />
      <div className={css['words']}>
        {hall !== '' && <ToHall hall={hall} row={row} />}
        {hall === '' && ExhibitionHallId !== '' && <span className={css['hall']} />}
        {texts !== '' && <Line row={row} />}
      </div>
      <ToRoute exhibitorId={ExhibitorId} />
      {BoothNo !== '' && <VisitedButton exhibitorId={ExhibitorId} name={company} isNarrow />}
    </div>
  );
}

/** To the booth on the plan of its hall, or to the hall where it has none. */
function ToHall({ hall, row: { ExhibitorId, BoothNo, ExhibitionHallId } }: Omit<WayProps, 'company'>) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const to =
    BoothNo === ''
      ? hallPath(exhibitionId, ExhibitionHallId)
      : boothOnPlanPath(exhibitionId, ExhibitionHallId, ExhibitorId);
  return (
    <AppLink className={css['hall']} to={to}>
      <MixedText>{BoothNo === '' ? hall : `${hall} · ${t('onPlan')}`}</MixedText>
      <Icon name="forward" sizeRem={1} />
    </AppLink>
  );
}

/** To the route on which it stands, once it is saved. */
function ToRoute({ exhibitorId }: { readonly exhibitorId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const isSaved = useIsMarked({ kind: 'exhibitor', id: exhibitorId });
  if (!isSaved) return null;
  return (
    <AppLink className={css['route']} to={favouritesPath(exhibitionId)}>
      <svg className={css['routeIcon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6 19a2 2 0 110-4 2 2 0 010 4zM18 9a2 2 0 110-4 2 2 0 010 4zM8 17h6.5a2.5 2.5 0 000-5h-5a2.5 2.5 0 010-5H16" />
      </svg>
      <span>{t('route')}</span>
    </AppLink>
  );
}

/** What it specialises in, or the beginning of what it says of itself. */
function Line({ row }: Pick<WayProps, 'row'>) {
  const { i18n } = useTranslation();
  const said = service(row);
  const written = introduction(row);
  const read = useParagraphs(said.zh + said.en === '' ? [written.zh, written.en] : []);
  const language = languageOf(i18n.language);
  const line =
    localize(said, language) === ''
      ? { zh: introductionLine(written.zh, read), en: introductionLine(written.en, read) }
      : said;
  return <p className={css['line']}>{organiserText(line, language)}</p>;
}
