import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { localize } from '#ui/text/localize.ts';
import { hallColour } from '../rules/hallSign.ts';
import { BoothSign, type BoothSignProps } from './BoothSign.tsx';

export interface BoothPlateProps extends Pick<BoothSignProps, 'boothNo' | 'size'> {
  /** '' where it is not known. */
  readonly hallId: string;
}

/** The sign of a booth in the colour of its hall; nothing without a booth. The halls are asked for once per page. */
export function BoothPlate({ boothNo, hallId, size }: BoothPlateProps) {
  const { i18n } = useTranslation();
  const halls = useServerQuery({
    ...hallsQuery(useExhibitionId()),
    enabled: boothNo.trim() !== '' && hallId !== '',
  }).data;
  const hall = halls?.find(({ RecordId }) => RecordId === hallId);
  return (
    <BoothSign
      boothNo={boothNo}
      size={size}
      hall={hall ? localize({ zh: hall.Name, en: hall.NameEn }, languageOf(i18n.language)) : ''}
      colour={hallColour(halls ?? [], hallId)}
    />
  );
}
