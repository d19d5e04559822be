import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/useDevice.ts';
import { notFoundPath, selectPath } from '../../../domain/paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** A promised address whose screen this version does not have: says so, and leads on. */
export default function NotOfferedScreen() {
  const { t } = useTranslation('signposts');
  const exhibitionId = useDevice((state) => state.entranceId);
  return (
    <section className="l-card a-problem">
      <h1 className="l-name" tabIndex={-1}>
        {t('notOfferedTitle')}
      </h1>
      <p className="l-text">{t('notOfferedText')}</p>
      <LinkButton to={exhibitionId === undefined ? notFoundPath : selectPath(exhibitionId)}>
        {t('goHome')}
      </LinkButton>
    </section>
  );
}
