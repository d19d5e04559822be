import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/useDevice.ts';
import { returnPath } from '../../../domain/returnPath.ts';
import '../../../ui/button.css';

/** Where a 403 leads: one clear way on, back to where the visitor was. */
export default function AuthorizeScreen() {
  const { t } = useTranslation('signposts');
  const target = useDevice((state) => state.redirectTo);
  const exhibitionId = useDevice((state) => state.entranceId);
  return (
    <section className="l-card a-problem">
      <h1 className="l-name" tabIndex={-1}>
        {t('authorizeTitle')}
      </h1>
      <p className="l-text">{t('authorizeText')}</p>
      {/* A full load on purpose: whatever was refused starts afresh. */}
      <a className="x-button x-button--primary" href={returnPath(target, exhibitionId)}>
        {t('authorizeAction')}
      </a>
    </section>
  );
}
