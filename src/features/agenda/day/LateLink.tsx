import { useTranslation } from 'react-i18next';
import { latePath } from '#domain/address/latePath.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import css from './agenda.module.css';

/** What can still be reached of a day that is under way, and those who wait. */
export function LateLink() {
  const { t } = useTranslation('agenda');
  return (
    <AppLink className={css['late']} to={latePath(useExhibitionId())}>
      {t('late')}
    </AppLink>
  );
}
