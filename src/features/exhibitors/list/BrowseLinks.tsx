import { useTranslation } from 'react-i18next';
import { hallsPath } from '../../../domain/address/exhibitorPaths.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import css from './HallsLink.module.css';

export function HallsLink({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('exhibitors');
  return (
    <AppLink className={css['link']} to={hallsPath(exhibitionId)}>
      <Icon name="place" sizeRem={1.25} />
      <span>{t('byHall')}</span>
      <Icon name="forward" sizeRem={1} />
    </AppLink>
  );
}
