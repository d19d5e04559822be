import { useTranslation } from 'react-i18next';
import { searchPath } from './rules/searchPath.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { BarAction } from '#flows/navigation/BarAction.tsx';

/** In the app bar of a page to look around in. */
export function SearchLink({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('content');
  return (
    <BarAction>
      <AppLink to={searchPath(exhibitionId)} aria-label={t('searchAll')}>
        <Icon name="search" />
      </AppLink>
    </BarAction>
  );
}
