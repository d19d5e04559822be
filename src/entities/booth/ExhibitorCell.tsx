import { useTranslation } from 'react-i18next';
import { BoothPlate } from './plate/BoothPlate.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { exhibitorPath } from '../exhibitor/rules/exhibitorPaths.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Shimmer } from '#ui/states/Shimmer.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { exhibitorQuery } from '../exhibitor/exhibitorQueries.ts';

export interface ExhibitorCellProps {
  /** '' where there is none. */
  readonly exhibitorId: string;
  readonly title: string;
}

/** Leads to the exhibitor that a page is about; nothing where it is no more. */
export function ExhibitorCell({ exhibitorId, title }: ExhibitorCellProps) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const { data, isLoading } = useServerQuery({
    ...exhibitorQuery(exhibitionId, exhibitorId),
    enabled: exhibitorId !== '',
  });
  // Only the footer stands below it.
  if (isLoading) return <Shimmer>{null}</Shimmer>;
  if (data === undefined || data === null) return null;
  return (
    <CellGroup title={title}>
      <Cell
        {...(data.BoothNo.trim() === ''
          ? { icon: <Icon name="exhibitor" /> }
          : { picture: <BoothPlate boothNo={data.BoothNo} hallId={data.ExhibitionHallId} size={44} /> })}
        title={organiserText({ zh: data.CompanyName, en: data.CompanyNameEn }, languageOf(i18n.language))}
        to={exhibitorPath(exhibitionId, exhibitorId)}
      />
    </CellGroup>
  );
}
