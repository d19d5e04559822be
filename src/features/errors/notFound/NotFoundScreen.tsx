import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { selectPath } from '../../../domain/address/paths.ts';
import { HelpLine } from '../../../flows/assist/HelpLine.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import styles from '../../../ui/page/problemPage.module.css';

/** No such page, or no exhibition to show. Leads to the exhibition of the last visit where there is one. */
export default function NotFoundScreen() {
  const { t } = useTranslation('signposts');
  const exhibitionId = useDevice((state) => state.entranceId);
  return (
    <section className={`l-card ${styles.problem}`}>
      <h1 className="l-name" tabIndex={-1}>
        {t('notFoundTitle')}
      </h1>
      <p className="l-text">{t('notFoundText')}</p>
      {exhibitionId !== undefined && (
        <LinkButton to={selectPath(exhibitionId)}>{t('notFoundLast')}</LinkButton>
      )}
      <HelpLine exhibitionId={exhibitionId} />
    </section>
  );
}
