import { useTranslation } from 'react-i18next';
import { boothOnPlanPath, hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import type { Halls, Here } from '#entities/booth/here/useHere.ts';

export interface HereCellProps {
  readonly hallId: string;
  readonly halls: Halls;
  readonly here: Here;
  readonly onShow: (exhibitorId: string) => void;
}

/** Where the visitor is; leads to the plan of that hall, or brings the booth into the middle. */
export function HereCell({ here, hallId, halls, onShow }: HereCellProps) {
  const { t, i18n } = useTranslation('hallPlan');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const hall = nameOf(namedOptions(halls, language), here.hallId);
  const isElsewhere = here.hallId !== hallId;
  const title =
    here.place === undefined
      ? t('hereBooth', { hall, booth: here.boothNo || t('noNumber') })
      : t('hereHall', { hall, place: localize(here.place, language) });
  if (isElsewhere) {
    const to =
      here.exhibitorId === ''
        ? hallPlanPath(exhibitionId, here.hallId)
        : boothOnPlanPath(exhibitionId, here.hallId, here.exhibitorId);
    return <Cell icon={<Icon name="checkIn" />} title={title} to={to} />;
  }
  return (
    <Cell
      icon={<Icon name="checkIn" />}
      title={title}
      onAct={here.exhibitorId === '' ? undefined : () => onShow(here.exhibitorId)}
    />
  );
}
