import { useTranslation } from 'react-i18next';
import { boothPosterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** Where visitors have sent nothing yet: what brings them to the booth's page. */
export function ToPoster() {
  const { t } = useTranslation('exhibitorCenter');
  return <LinkButton to={boothPosterPath(useExhibitionId())}>{t('poster')}</LinkButton>;
}
