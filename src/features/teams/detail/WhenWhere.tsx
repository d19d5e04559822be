import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { mapSearchUrl } from '#domain/exhibition/mapSearchUrl.ts';
import { readHostContact } from '#domain/person/hostContact.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts, exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import styles from '../teams.module.css';

export function WhenWhere() {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { language } = useFieldTexts();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return null;
  const { dates, hours, place } = exhibitionTexts({ exhibition }, language);
  const words = exhibitionWords({ exhibition }, language);
  const { phone, email } = readHostContact(row);
  return (
    <Card title={t('visit')}>
      <dl className={styles.facts}>
        <Fact icon="agenda" label={t('when')}>
          <strong>{words.name}</strong>
          {[dates, hours].filter((text) => text !== '').join(' ')}
        </Fact>
        {place !== '' && (
          <Fact icon="place" label={t('where')}>
            {words.place}
            <RuledLink className={styles.link} to={mapSearchUrl(exhibition.Place || place)} rule={linkRule}>
              {t('map')}
            </RuledLink>
          </Fact>
        )}
        {phone !== '' && (
          <Fact icon="phone" label={t('host')}>
            <RuledLink className={styles.link} to={`tel:${phone}`} rule={linkRule}>
              {phone}
            </RuledLink>
          </Fact>
        )}
        {email !== '' && (
          <Fact icon="email" label={t('host')}>
            <RuledLink className={styles.link} to={`mailto:${email}`} rule={linkRule}>
              {email}
            </RuledLink>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly icon: IconName;
  /** Read in place of the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ icon, label, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>
      <Icon name={icon} />
      <span className="x-hidden">{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
