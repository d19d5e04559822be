import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { searchPath } from './rules/searchPath.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { BarAction } from '#flows/navigation/BarAction.tsx';

/** In the app bar of a page to look around in. */
export function SearchLink() {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  return (
    <BarAction>
      <AppLink to={searchPath(exhibitionId)} aria-label={t('searchAll')}>
        <Icon name="search" />
      </AppLink>
    </BarAction>
  );
}
