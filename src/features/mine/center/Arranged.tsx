import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import styles from '../mine.module.css';

export function Arranged({ own }: { readonly own: OwnRegistration }) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { hotel, room, conferences } = own.arranged;
  const lines = [
    { key: 'seat', text: own.registration.SeatNo },
    { key: 'hotel', text: organiserText(hotel, language) },
    { key: 'room', text: room },
    { key: 'conferences', text: organiserText(conferences, language) },
  ] as const;
  const known = lines.filter(({ text }) => text !== '');
  if (known.length === 0) return null;
  return (
    <Card title={t('arranged')}>
      <dl className={styles.facts}>
        {known.map(({ key, text }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
