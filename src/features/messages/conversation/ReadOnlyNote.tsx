import { useTranslation } from 'react-i18next';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import css from './conversation.module.css';

/** In place of the field, where nothing can be answered. */
export function ReadOnlyNote() {
  const { t } = useTranslation('conversation');
  const exhibitionId = useExhibitionId();
  return (
    <p className={css['readOnly']}>
      <span>{t('readOnly')}</span>{' '}
      <AppLink className={css['readOnlyLink']} to={contactOrganiserPath(exhibitionId)}>
        {t('askOrganizer')}
      </AppLink>
    </p>
  );
}
